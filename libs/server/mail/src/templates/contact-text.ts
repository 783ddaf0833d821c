/** A text people typed, as paragraphs. */
export const lines = (text: string) => text.split(/\n+/).filter((line) => line.trim() !== '');

/** How a message to support is called in a subject. */
export const shortNumber = (id: string) => id.slice(0, 8);
