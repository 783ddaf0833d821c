import { useAtomValue } from 'jotai';
import { mediaQueryAtom } from '@croupier/shell';

const stillness = mediaQueryAtom('(prefers-reduced-motion: reduce)');

/** Returns whether the player prefers no motion. */
export const useStillness = (): boolean => useAtomValue(stillness);
