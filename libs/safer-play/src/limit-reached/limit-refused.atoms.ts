import { atom } from 'jotai';

/** Number of stakes refused for a limit in games, which run on another origin. The app increments it. */
export const limitRefusedAtom = atom(0);
