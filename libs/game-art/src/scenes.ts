/** Titles that are also drawn without lettering, for the top of the home page, where text covers the picture. */
export const titlesWithScene: ReadonlySet<string> = /*#__PURE__*/ new Set(['tidewater-atlas']);
