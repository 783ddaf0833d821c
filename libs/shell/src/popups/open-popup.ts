export type PopupSearch = Readonly<Record<string, string>>;
type Opener = (name: string, search: PopupSearch) => void;

let opener: Opener | null = null;
let waiting: [name: string, search: PopupSearch] | null = null;

/** Sets how the app opens a popup: by a masked route, or as a modal. Called once. Returns a function that unsets it. */
export function bindPopups(open: Opener): () => void {
  opener = open;
  if (waiting) open(...waiting);
  waiting = null;
  return () => {
    if (opener === open) opener = null;
  };
}

/** Opens a popup by name: 'sign-in', 'deposit'. If the app isn't ready yet, the popup opens as soon as it is. */
export function openPopup(name: string, search: PopupSearch = {}): void {
  if (opener) opener(name, search);
  else waiting = [name, search];
}
