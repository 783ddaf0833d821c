export type PopupSearch = Readonly<Record<string, string>>;
type Opener = (name: string, search: PopupSearch) => void;

let opener: Opener | null = null;
let waiting: [name: string, search: PopupSearch] | null = null;

/** The app says once how it opens a popup: by a masked route, or as a modal. Answers how to take that back. */
export function bindPopups(open: Opener): () => void {
  opener = open;
  if (waiting) open(...waiting);
  waiting = null;
  return () => {
    if (opener === open) opener = null;
  };
}

/** Opens a popup by name: 'sign-in', 'deposit'. Asked before the app is ready, it opens as soon as it is. */
export function openPopup(name: string, search: PopupSearch = {}): void {
  if (opener) opener(name, search);
  else waiting = [name, search];
}
