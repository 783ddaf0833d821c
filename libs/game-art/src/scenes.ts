/** Titles that are also drawn without lettering, for the home's opening: words of the page stand over the picture. */
export const titlesWithScene: ReadonlySet<string> = /*#__PURE__*/ new Set(['tidewater-atlas']);
