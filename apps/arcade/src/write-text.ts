/** No digit is read faster; text laid out for each frame would take the time that all else that moves needs. */
export const WRITE_MS = 48;

/** Text that changes with each frame, past React. Within the node that is there: a new one would have its surroundings styled anew. */
export function writeText(element: Element | null, text: string): void {
  const node = element?.firstChild;
  if (!node) element?.append(text);
  else if (node.nodeValue !== text) node.nodeValue = text;
}
