import { exportBets } from '@croupier/contracts';
import { wantedOf } from './bets-filter.ts';
import type { BetsView } from './bets-view.ts';

/** Where the file of these bets lies. */
export const fileAddress = (shown: BetsView): string =>
  `${exportBets.path}?${new URLSearchParams(wantedOf(shown) as Record<string, string>).toString()}`;
