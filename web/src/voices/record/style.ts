/** How a court record looks as a page of its own. */
export const STYLE = `
body{margin:0;background:#ffe2a0;color:#1d1330;font:17px/1.4 "Comic Sans MS","Comic Neue",sans-serif}
main{max-width:64rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:2.8rem;line-height:1;margin:0 0 1rem;text-transform:uppercase}
h2{margin:2rem 0 .6rem;padding:.2rem 1rem;background:#1d1330;color:#ffc61a;text-transform:uppercase}
section{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.6rem}
section h2{grid-column:1/-1}
h3{margin:.1rem 0 .3rem;font-size:1.25rem;line-height:1.15}p{margin:.3rem 0}
.kicker{font-size:.8rem;font-weight:700;text-transform:uppercase}
article{padding:.7rem;overflow:hidden;border:.25rem solid;background:#fffaf0;break-inside:avoid}
img{float:right;width:6.5rem;margin:0 0 .3rem .6rem}
.caption{background:#fff0d0}.prosecutor{background:#ffc274}.guy{background:#ffc3d4}
.fall{background:#ffe27a}.turn{background:#bfe9f5}.talk{background:#e6dcf7}
.verdict{background:#382659;color:#fffaf0;border-color:#1d1330}
footer{margin-top:2rem;font-size:.85rem}`;
