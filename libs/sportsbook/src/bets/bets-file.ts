import { exportBets } from '@croupier/contracts';
import { type BetsView, wantedOf } from './bets-filter.ts';

/** Where the file of these bets lies. */
export const fileAddress = (shown: BetsView): string =>
  `${exportBets.path}?${new URLSearchParams(wantedOf(shown) as Record<string, string>).toString()}`;
