import { exportBets } from '@croupier/contracts';
import { wantedOf } from './bets-filter.ts';
import type { BetsView } from './bets-view.ts';

/** Returns the download address of the list as a file. */
export const fileAddress = (shown: BetsView): string =>
  `${exportBets.path}?${new URLSearchParams(wantedOf(shown) as Record<string, string>).toString()}`;
