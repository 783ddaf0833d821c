import type { SportEventDetail } from '@croupier/contracts';
import { type MatchMinute, minuteOf } from '../clock/match-minute.ts';

type Score = SportEventDetail['score'];

export type Happening =
  | { readonly kind: 'kick_off' }
  | { readonly kind: 'goal'; readonly side: 'home' | 'away'; readonly time: MatchMinute; readonly score: Score }
  | { readonly kind: 'half_time' | 'full_time' | 'abandoned'; readonly score: Score };

/** What happened in a match so far, first things first; nothing before it begins. */
export function courseOf({ status, clock, goals }: SportEventDetail): Happening[] {
  if (status === 'not_started') return [];
  const score = { home: 0, away: 0 };
  const scored = (half: (typeof goals)[number]['period']): Happening[] =>
    goals
      .filter(({ period }) => period === half)
      .map(({ side, period, second }) => {
        score[side] += 1;
        return { kind: 'goal', side, time: minuteOf(period, second), score: { ...score } };
      });
  const first = scored('first_half');
  const atHalfTime = { ...score };
  const second = scored('second_half');
  // An abandoned match does not say when: its second half began if somebody scored in it.
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
