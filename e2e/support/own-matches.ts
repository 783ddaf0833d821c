import { createHash } from 'node:crypto';
import { untilBetsAreTaken } from './bets-taken.ts';
import { operator } from './operator.ts';
import { isOpen, type Match, matches } from './slip.ts';
import { expect } from './test.ts';

/**
 * Journeys that end or stop a match have matches of their own: none ends what another bets on at the same time. Systems need
 * three at once; the fewer lanes, the sooner one has a match.
 */
const LANES = ['systems', 'systems', 'builder', 'freeBet', 'keys', 'stops'] as const;
type Lane = (typeof LANES)[number];
/** Leagues are given numbers in turn: by the number itself a lane could be left with none of football. */
const laneOf = ({ id }: Match): Lane =>
  LANES[createHash('sha256').update(String(id)).digest().readUInt32BE() % LANES.length]!;
/** Other journeys bet on what begins sooner. */
const LEAD_MS = 100_000;

export async function ownMatches(
  lane: Lane,
  count: number,
  fits: (match: Match) => boolean = () => true,
): Promise<Match[]> {
  const isOwn = (match: Match) =>
    laneOf(match) === lane && Date.parse(match.kick_off_at) - Date.now() > LEAD_MS && isOpen(match);
  let found: Match[] = [];
  await untilBetsAreTaken();
  const look = async () =>
    (found = (await matches('upcoming')).filter((match) => isOwn(match) && fits(match)).slice(0, count)).length;
  await expect.poll(look, { timeout: 60_000 }).toBe(count);
  return found;
}

/** An operator's word on how a market ended: its bets are settled at once, and nobody waits for the whistle. */
export const endMarket = ({ id }: Match, market: string, ...results: ('win' | 'lose')[]) =>
  operator(
    ...['sport', 'resettle', '--event', String(id), '--market', market],
    ...['--results', results.join(','), '--reason', 'a journey’s end'],
  );

/** Stops betting on a market, or lets it go on. */
export const stopMarket = ({ id }: Match, market: string) =>
  operator('sport', 'stop', '--event', String(id), '--market', market, '--reason', 'a journey’s stop');
export const resumeMarket = ({ id }: Match, market: string) =>
  operator('sport', 'resume', '--event', String(id), '--market', market);
