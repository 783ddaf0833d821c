import { atom } from 'jotai';

/** True while a reality check is due: no new round starts until it is answered. The app pauses an open game. */
export const playHeldAtom = atom(false);

/** True while a round is being played, whose end the check waits for. The app sets it. */
export const roundUnderWayAtom = atom(false);
