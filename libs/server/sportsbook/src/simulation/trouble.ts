import type { MatchUpdate } from '../feed/feed.ts';
import { beforeKickOff, type Play } from './before-kick-off.ts';
import { streamOf } from './random.ts';
import type { Match } from './timeline.ts';

/** A disruption of a match's schedule. Times are real milliseconds. */
export type Trouble =
  /** It begins later, on the day or on another. */
  | { kind: 'delayed' | 'postponed'; byMs: number }
  /** It is not played soon enough for its bets to stand. */
  | { kind: 'called_off'; afterMs: number }
  /** Play stops at this share of the updates, and resumes or is abandoned. */
  | { kind: 'interrupted' | 'broken_off'; share: number; byMs: number };

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Number of matches per thousand. */
const PER_MILLE = { delayed: 25, postponed: 8, interrupted: 15 };
/** Share of postponed matches that are called off, and of interrupted ones that are abandoned. */
const ENDS = 0.3;

/** Seconds of a match, by whose clock a feed lives: how long before kick-off bad news come, and when bets are taken again. */
const NOTICE = 8 * MINUTE;
const REOPENS = HOUR;
/** A postponed match keeps its bets if it begins so soon after its first kick-off; later they are void. */
const KEPT = 48 * HOUR;

/** Draws a disruption from its own stream, so the match itself is played as it would have been. */
export function troubleOf({
  seed,
  speed,
  troubles = false,
}: Pick<Match, 'seed' | 'speed' | 'troubles'>): Trouble | null {
  if (!troubles) return null;
  const chance = streamOf(seed, 'trouble');
  const drawn = chance.next() * 1000;
  const [ends, share] = [chance.next() < ENDS, chance.between(0.15, 0.9)];
  const ms = (low: number, high: number) => Math.round((chance.between(low, high) * 1000) / speed);
  const { delayed, postponed, interrupted } = PER_MILLE;
  if (drawn < delayed) return { kind: 'delayed', byMs: ms(10 * MINUTE, 30 * MINUTE) };
  if (drawn < delayed + postponed)
    return ends
      ? { kind: 'called_off', afterMs: ms(KEPT, KEPT) }
      : { kind: 'postponed', byMs: ms(20 * HOUR, 44 * HOUR) };
  if (drawn < delayed + postponed + interrupted)
    return { kind: ends ? 'broken_off' : 'interrupted', share, byMs: ms(5 * MINUTE, 20 * MINUTE) };
  return null;
}

/** Returns the final kick-off time. */
export const kickOffOf = ({ kickOffAt }: Match, trouble: Trouble | null): Date =>
  trouble?.kind === 'delayed' || trouble?.kind === 'postponed'
    ? new Date(kickOffAt.getTime() + trouble.byMs)
    : kickOffAt;

/** A message: when it is due, and what holds from then on. */
interface Told {
  at: number;
  update: (only?: readonly number[]) => MatchUpdate;
}

/** The same play with what comes between. */
export function withTrouble(play: Play, match: Match, trouble: Trouble | null): Play {
  if (!trouble) return play;
  const told = toldWith(play, match, trouble);
  return { ...play, times: told.map(({ at }) => at), update: (position, only) => told[position]!.update(only) };
}

function toldWith(play: Play, match: Match, trouble: Trouble): Told[] {
  const ms = (seconds: number) => Math.round((seconds * 1000) / match.speed);
  const [first, begins] = [match.kickOffAt.getTime(), kickOffOf(match, trouble)];
  const waits = (at: number, status: MatchUpdate['status']): Told => ({
    at,
    update: (only) => ({ ...beforeKickOff(new Date(at), play, only), status, kickOffAt: begins }),
  });
  // A client that missed the news gets the new kick-off with the next update.
  const played = () =>
    all(play).map(
      ({ at, update }) => ({ at, update: (only) => ({ ...update(only), kickOffAt: begins }) }) satisfies Told,
    );
  switch (trouble.kind) {
    case 'delayed':
      return [waits(first - ms(NOTICE), 'delayed'), ...played()];
    case 'postponed':
      return [
        waits(first - ms(NOTICE), 'postponed'),
        waits(begins.getTime() - ms(REOPENS), 'not_started'),
        ...played(),
      ];
    case 'called_off':
      return [
        waits(first - ms(NOTICE), 'postponed'),
        ended(match, 'cancelled', waits(first + trouble.afterMs, 'postponed')),
      ];
    default:
      return interrupted(play, match, trouble);
  }
}

const all = ({ times, update }: Play): Told[] =>
  times.map((at, position) => ({ at, update: (only) => update(position, only) }));

const moved = ({ at, update }: Told, by: number): Told => ({
  at: at + by,
  update: (only) => ({ ...update(only), at: new Date(at + by) }),
});

function interrupted(play: Play, match: Match, { kind, share, byMs }: Extract<Trouble, { share: number }>): Told[] {
  const told = all(play);
  const last = Math.min(Math.floor(share * told.length), told.length - 2);
  const [before, after] = [told[last], told[last + 1]];
  if (!before || !after) return told;
  const stands = moved(before, Math.floor((after.at - before.at) / 2));
  const stops: Told = { ...stands, update: (only) => ({ ...stands.update(only), status: 'interrupted', stop: null }) };
  const resumes = moved(stands, byMs);
  const rest = told.slice(last + 1).map((one) => moved(one, byMs));
  return [
    ...told.slice(0, last + 1),
    stops,
    ...(kind === 'interrupted' ? [resumes, ...rest] : [ended(match, 'abandoned', resumes)]),
  ];
}

/** Ends the match: decided markets are settled, all others are void. */
const ended = ({ seed }: Match, status: 'abandoned' | 'cancelled', { at, update }: Told): Told => ({
  at,
  update: () => {
    const stood = update([]);
    const facts = { ...stood.facts, abandoned: true };
    return {
      ...stood,
      status,
      facts,
      period: null,
      stop: null,
      prices: [],
      model: null,
      seed: Buffer.from(seed).toString('hex'),
    };
  },
});
