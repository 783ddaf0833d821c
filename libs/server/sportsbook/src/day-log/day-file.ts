import type { PricedMarket } from '@croupier/bet-math';
import type { DayLine } from './record-day.ts';

type Short = readonly [
  market: number,
  specifiers: string,
  odds: PricedMarket['odds'],
  fair: PricedMarket['fair'],
  back: number,
];

const shortOf = ({ marketId, specifiers, odds, fair, back }: PricedMarket): Short => [
  marketId,
  specifiers,
  odds,
  fair,
  back,
];
const longOf = ([marketId, specifiers, odds, fair, back]: Short): PricedMarket => ({
  marketId,
  specifiers,
  odds,
  fair,
  back,
});
const keyOf = ({ marketId, specifiers }: PricedMarket): string => `${marketId}/${specifiers}`;

/** Prices of a match that moved, and those that are gone: all the others are as before. */
interface Moved {
  moved: Short[];
  gone: string[];
}

/** Lines of a day as NDJSON: of a match's prices only those that moved are written. */
export function dayWriter(): (line: DayLine) => string {
  const known = new Map<number, Map<string, string>>();
  function moved(event: number, prices: readonly PricedMarket[]): Moved {
    const before = known.get(event) ?? new Map<string, string>();
    const now = new Map(prices.map((price) => [keyOf(price), JSON.stringify(shortOf(price))]));
    known.set(event, now);
    return {
      moved: prices.filter((price) => before.get(keyOf(price)) !== now.get(keyOf(price))).map(shortOf),
      gone: [...before.keys()].filter((key) => !now.has(key)),
    };
  }
  return (line) => {
    if (line.kind === 'fixture' || line.kind === 'field')
      return JSON.stringify({ ...line, fixture: { ...line.fixture, prices: moved(line.event, line.fixture.prices) } });
    if (line.kind === 'update')
      return JSON.stringify({ ...line, update: { ...line.update, prices: moved(line.event, line.update.prices) } });
    return JSON.stringify(line);
  };
}

/** The same lines back, whole. */
export function dayReader(): (text: string) => DayLine {
  const known = new Map<number, Map<string, PricedMarket>>();
  /** Returns all odds of an event, in the order they first appeared, as a feed sends them. */
  function whole(event: number, { moved, gone }: Moved): PricedMarket[] {
    const prices = known.get(event) ?? new Map<string, PricedMarket>();
    for (const key of gone) prices.delete(key);
    for (const short of moved) prices.set(`${short[0]}/${short[1]}`, longOf(short));
    known.set(event, prices);
    return [...prices.values()];
  }
  return (text) => {
    const line = JSON.parse(text, reviveDates) as DayLine;
    if (line.kind === 'fixture' || line.kind === 'field') {
      const { fixture } = line as unknown as { fixture: { prices: Moved } };
      return { ...line, fixture: { ...line.fixture, prices: whole(line.event, fixture.prices) } } as DayLine;
    }
    if (line.kind === 'update') {
      const { update } = line as unknown as { update: { prices: Moved } };
      return { ...line, update: { ...line.update, prices: whole(line.event, update.prices) } };
    }
    return line;
  };
}

const DATES = new Set(['at', 'kickOffAt']);
const reviveDates = (key: string, value: unknown): unknown =>
  DATES.has(key) && typeof value === 'string' ? new Date(value) : value;
