/** The last error of this page, for 'report a problem'. */
export const lastError = $state({ text: "" });

window.addEventListener("error", (event) => {
  lastError.text = `${event.message} (${event.filename}:${event.lineno})`;
});
window.addEventListener("unhandledrejection", (event) => {
  lastError.text = String(event.reason);
});
