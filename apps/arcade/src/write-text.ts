/** No digit is read faster; text laid out for each frame would take the time that all else that moves needs. */
export const WRITE_MS = 48;

/**
 * Writes text that changes every frame directly to the DOM, without React. It reuses the text node, because a new node
 * would recalculate the styles around it.
 */
export function writeText(element: Element | null, text: string): void {
  const node = element?.firstChild;
  if (!node) element?.append(text);
  else if (node.nodeValue !== text) node.nodeValue = text;
}
