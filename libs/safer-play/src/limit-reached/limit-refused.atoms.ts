import { atom } from 'jotai';

/** How often a stake was refused for a limit in a game, which lives on another origin: the app counts it up. */
export const limitRefusedAtom = atom(0);
