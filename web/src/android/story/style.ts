/** How a case file looks as a page of its own. */
export const STYLE = `
body{margin:0;background:#e4d7b8;color:#231a0a;font:17px/1.5 Georgia,serif}
main{max-width:46rem;margin:0 auto;padding:3rem 2rem;background:#f4ead2}
h1{font:italic 700 2.6rem/1.1 Georgia,serif;margin:0 0 1rem}
h2{margin:2.5rem 0 1rem;border-bottom:2px solid;font:700 1.1rem sans-serif;text-transform:uppercase}
h3{margin:.1rem 0 .4rem;font:italic 700 1.4rem/1.2 Georgia,serif}
p{margin:.4rem 0}.kicker{font:700 .8rem sans-serif;text-transform:uppercase;color:#6b4a12}
article{margin:0 0 2rem;overflow:hidden}
img{float:right;width:9rem;margin:0 0 .5rem 1rem;border:.4rem solid #fffdf6}
footer{margin-top:3rem;font-size:.85rem;color:#5a4d3a}`;
