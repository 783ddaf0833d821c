import { type Atom, atom } from 'jotai/vanilla';

/** Whether a media query matches, for as long as somebody reads it. The server says no. */
export function mediaQueryAtom(query: string): Atom<boolean> {
  const watchedAtom = atom<boolean | null>(null);
  watchedAtom.onMount = (set) => {
    const media = matchMedia(query);
    const update = () => set(media.matches);
    update();
    media.addEventListener('change', update);
    return () => {
      media.removeEventListener('change', update);
      set(null); // It may change while nobody watches.
    };
  };
  return atom((get) => get(watchedAtom) ?? (typeof matchMedia === 'function' && matchMedia(query).matches));
}
