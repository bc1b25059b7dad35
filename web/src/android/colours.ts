/** The detectives' colours, light enough for dark letters on both themes. */
export const COLOURS: Readonly<Record<string, string>> = {
  violet: "#c79bff",
  azure: "#6cc6ff",
  crimson: "#ff8b8b",
  amber: "#ffc45c",
  olive: "#b9cf6a",
};
