import type { SportMarket } from '@croupier/contracts';

interface Group {
  readonly key: string;
  readonly markets: readonly [SportMarket, ...SportMarket[]];
}

/** Groups markets of one kind about the same goal, game, set or quarter, in the order of the book. */
export const groupsOf = (markets: readonly SportMarket[]): Group[] =>
  [...Map.groupBy(markets, keyOf)].flatMap(([key, [first, ...more]]) =>
    first ? [{ key, markets: [first, ...more] }] : [],
  );

const keyOf = ({ market_id, specifiers }: SportMarket): string =>
  [market_id, ...specifiers.split('|').filter((part) => /^[a-z]+nr=/.test(part))].join('|');
