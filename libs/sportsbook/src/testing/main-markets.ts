import type { SportEventDetail } from '@croupier/contracts';

/** Returns the three markets a list carries. */
export const mainMarketsOf = ({ markets }: SportEventDetail) =>
  markets.filter(({ market_id, specifiers }) => market_id !== 18 || specifiers === 'total=2.5');
