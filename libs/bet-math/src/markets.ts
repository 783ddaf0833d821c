import { canonicalSpecifiers, parseSpecifiers } from './market-key.ts';

/** Ids of the standard feed, beside our own names. */
export const MARKET_IDS = { matchResult: 1, total: 18, bothScore: 29 } as const;
export type MarketName = keyof typeof MARKET_IDS;

export interface MarketKind {
  readonly id: number;
  readonly name: MarketName;
  /** In the order of every array of prices. */
  readonly outcomes: readonly string[];
  /** The one that the final score makes true. */
  readonly winner: (home: number, away: number, specifiers: Readonly<Record<string, string>>) => string;
}

export const MARKETS: readonly MarketKind[] = [
  {
    id: MARKET_IDS.matchResult,
    name: 'matchResult',
    outcomes: ['home', 'draw', 'away'],
    winner: (home, away) => (home > away ? 'home' : home < away ? 'away' : 'draw'),
  },
  {
    id: MARKET_IDS.total,
    name: 'total',
    outcomes: ['over', 'under'],
    winner: (home, away, { total }) => (home + away > Number(total) ? 'over' : 'under'),
  },
  {
    id: MARKET_IDS.bothScore,
    name: 'bothScore',
    outcomes: ['yes', 'no'],
    winner: (home, away) => (home > 0 && away > 0 ? 'yes' : 'no'),
  },
];

/** Half lines only: they can't be drawn, so a total is always won or lost. */
export const TOTAL_LINES = [0.5, 1.5, 2.5, 3.5, 4.5] as const;
export const totalSpecifiers = (line: number): string => canonicalSpecifiers({ total: line });

export interface MarketLine {
  readonly marketId: number;
  readonly specifiers: string;
}

/** Every market a football match offers, in the order it is shown. */
export const MATCH_LINES: readonly MarketLine[] = [
  { marketId: MARKET_IDS.matchResult, specifiers: '' },
  ...TOTAL_LINES.map((line) => ({ marketId: MARKET_IDS.total, specifiers: totalSpecifiers(line) })),
  { marketId: MARKET_IDS.bothScore, specifiers: '' },
];

export function marketKind(marketId: number): MarketKind | null {
  return MARKETS.find(({ id }) => id === marketId) ?? null;
}

/** What a line asks, and of which number; one that names no market is a RangeError. */
export function readLine({ marketId, specifiers }: MarketLine): {
  kind: MarketKind;
  parts: Readonly<Record<string, string>>;
} {
  const kind = marketKind(marketId);
  const parts = parseSpecifiers(specifiers);
  if (!kind || !parts) throw new RangeError(`no market ${marketId} ${specifiers}`);
  return { kind, parts };
}

/** The outcome the score makes true in a market, at the end of the match. */
export function winningOutcome(line: MarketLine, home: number, away: number): string {
  const { kind, parts } = readLine(line);
  return kind.winner(home, away, parts);
}
