/** Splits a typed text into paragraphs. */
export const lines = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '');

/** Returns the short number of a message to support, for subjects. */
export const shortNumber = (id: string) => id.slice(0, 8);
