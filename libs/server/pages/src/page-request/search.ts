/** Matches query values that don't change the document: campaign parameters and the start mode of the installed app. */
const marks = /^(?:utm_[a-z]+|gclid|fbclid|msclkid|stag|mode)=/;

/** Returns whether a query string gives the same document as the bare path. */
export function isPlain(search: string): boolean {
  return (
    search === '' ||
    search
      .slice(1)
      .split('&')
      .every((pair) => marks.test(pair))
  );
}
