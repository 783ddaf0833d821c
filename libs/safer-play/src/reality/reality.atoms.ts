import { atom } from 'jotai';

/** A reality check is due: no new round begins until it is answered. The app pauses an open game by it. */
export const playHeldAtom = atom(false);

/** A round is being played: the check waits for its end. The app says so. */
export const roundUnderWayAtom = atom(false);
