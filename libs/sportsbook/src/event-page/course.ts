import type { SportEventDetail } from '@croupier/contracts';
import { type MatchMinute, minuteOf } from '../clock/match-minute.ts';

type Score = SportEventDetail['score'];
type Goal = SportEventDetail['goals'][number];

export type Happening =
  | { readonly kind: 'kick_off' }
  | { readonly kind: 'goal'; readonly side: 'home' | 'away'; readonly time: MatchMinute; readonly score: Score }
  | { readonly kind: 'attack'; readonly time: MatchMinute }
  | { readonly kind: 'half_time' | 'full_time' | 'abandoned'; readonly score: Score };

/** What happened in a match so far, first things first; nothing before it begins. */
export function courseOf({ status, clock, goals, attacks }: SportEventDetail): Happening[] {
  if (status === 'not_started') return [];
  const score = { home: 0, away: 0 };
  const played = (half: Goal['period']): Happening[] =>
    [...goals, ...attacks.map((attack) => ({ ...attack, side: null }))]
      .filter(({ period }) => period === half)
      .toSorted((one, other) => one.second - other.second)
      .map(({ side, period, second }) => {
        const time = minuteOf(period, second);
        if (side === null) return { kind: 'attack', time };
        score[side] += 1;
        return { kind: 'goal', side, time, score: { ...score } };
      });
  const first = played('first_half');
  const atHalfTime = { ...score };
  const second = played('second_half');
  // An abandoned match does not say when: its second half began if anything happened in it.
  const halfOver = status === 'ended' || second.length > 0 || (clock !== null && clock.period !== 'first_half');
  return [
    { kind: 'kick_off' },
    ...first,
    ...(halfOver ? [{ kind: 'half_time', score: atHalfTime } as const] : []),
    ...second,
    ...(status === 'ended' ? [{ kind: 'full_time', score } as const] : []),
    ...(status === 'abandoned' ? [{ kind: 'abandoned', score } as const] : []),
  ];
}
