import { useAtomValue } from 'jotai';
import { mediaQueryAtom } from '@croupier/shell';

const stillness = mediaQueryAtom('(prefers-reduced-motion: reduce)');

/** Whether the player wants nothing to move. */
export const useStillness = (): boolean => useAtomValue(stillness);
