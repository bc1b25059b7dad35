/** What stands before the title of every page. */
export const titles = $state({ call: "" });
