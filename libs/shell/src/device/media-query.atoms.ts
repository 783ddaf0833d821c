import { type Atom, atom } from 'jotai/vanilla';

/** Returns an atom that tells whether a media query matches, updated while it has subscribers. False on the server. */
export function mediaQueryAtom(query: string): Atom<boolean> {
  const watchedAtom = atom<boolean | null>(null);
  watchedAtom.onMount = (set) => {
    const media = matchMedia(query);
    const update = () => set(media.matches);
    update();
    media.addEventListener('change', update);
    return () => {
      media.removeEventListener('change', update);
      set(null); // It may change while nothing is subscribed.
    };
  };
  return atom((get) => get(watchedAtom) ?? (typeof matchMedia === 'function' && matchMedia(query).matches));
}
