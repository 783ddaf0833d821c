/** Text that changes with each frame, past React. Within the node that is there: a new one would have its surroundings styled anew. */
export function writeText(element: Element | null, text: string): void {
  const node = element?.firstChild;
  if (!node) element?.append(text);
  else if (node.nodeValue !== text) node.nodeValue = text;
}
