/**
 * Interval between text updates: more digits a second can't be read, and text layout in each frame would slow down
 * everything else.
 */
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
