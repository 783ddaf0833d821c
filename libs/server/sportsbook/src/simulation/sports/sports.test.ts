import { expect, test } from 'vitest';
import {
  basketball,
  football,
  gradesOf,
  iceHockey,
  type MatchFacts,
  type PricedMarket,
  priceBook,
  type SportModel,
  tennis,
} from '@croupier/bet-math';
import { seedOf } from '../random.ts';
import { openingState, timelineOf, updateAt } from '../timeline.ts';
import { basketballMoments } from './basketball.ts';
import { iceHockeyMoments } from './ice-hockey.ts';
import type { Plan } from './moment.ts';
import { tennisMoments } from './tennis.ts';

/** 200 of a sport in every run; `MATCHES=20000` for a sharp look. */
const MATCHES = Number(process.env['MATCHES'] ?? 200);
const SHARP = MATCHES >= 10_000;
/** A moment every match reaches: one in the middle of each would know how long it lasts. */
const MIDDLE = 60;
const MILLION = 1_000_000;

/** What is looked at of a match: where it began, where it stood in its middle, and how it ended. */
interface Looked<State> {
  opening: State;
  middle: State | undefined;
  facts: MatchFacts;
}

interface Sport<State, Ending> {
  model: SportModel<State, Ending>;
  play: (seed: Uint8Array) => Looked<State> | null;
}

/** Prices beside what came: in bands of probability, and what was to be learned of it. */
class Judged {
  readonly bands = Array.from({ length: 10 }, () => ({ sum: 0, won: 0, count: 0, matches: 0 }));
  /** Nats: what outcomes cost at the prices, and what they were expected to. */
  loss = 0;
  entropy = 0;

  judge(book: readonly PricedMarket[], facts: MatchFacts): void {
    const seen = new Set<number>();
    for (const line of book) {
      const grades = line.back > 0 ? null : gradesOf(line, facts);
      line.fair.forEach((parts, outcome) => {
        if (!grades || grades[outcome] === 'void') return;
        const chance = parts / MILLION;
        const won = grades[outcome] === 'win' ? 1 : 0;
        const at = Math.min(9, Math.floor(chance * 10));
        const band = this.bands[at]!;
        band.sum += chance;
        band.won += won;
        band.count += 1;
        if (!seen.has(at)) band.matches += 1;
        seen.add(at);
        if (parts <= 0 || parts >= MILLION) return; // Nothing to learn.
        this.loss -= Math.log(won ? chance : 1 - chance);
        this.entropy -= chance * Math.log(chance) + (1 - chance) * Math.log(1 - chance);
      });
    }
  }
}

function judge<State, Ending>({ model, play }: Sport<State, Ending>) {
  const [opening, middle] = [new Judged(), new Judged()];
  const books = new Map<string, PricedMarket[]>();
  const priced = (state: State) => priceBook(model, state, { margin: 0.05 });
  for (let index = 0; index < MATCHES; index++) {
    const looked = play(seedOf(Buffer.alloc(32), `m${index}`));
    if (!looked) continue;
    // Of tennis there are two openings, by who serves first; of football as many as line-ups.
    const key = JSON.stringify(looked.opening);
    const book = books.get(key) ?? priced(looked.opening);
    if (books.size < 2) books.set(key, book);
    opening.judge(book, looked.facts);
    if (looked.middle && index % 2 === 0) middle.judge(priced(looked.middle), looked.facts);
  }
  return { opening, middle };
}

type FootballState = Parameters<typeof football.endings>[0];

const soccer = { homeRateMicro: 1_450_000, awayRateMicro: 1_150_000, home: 'port-ashby', away: 'whitcliff' };

/** At the break. */
const footballMatch = {
  model: football,
  play(seed: Uint8Array) {
    const match = { ...soccer, seed, sport: 'football', kickOffAt: new Date(0), speed: 600, drifts: 0 } as const;
    const timeline = timelineOf(match);
    const end = updateAt(match, timeline, timeline.length - 1, []);
    if (end.status !== 'ended') return null;
    const half = updateAt(
      match,
      timeline,
      timeline.findIndex(({ kind }) => kind === 'half_time'),
      [],
    );
    const { model } = half;
    if (model?.sport !== 'football') throw new Error('a match of football has its model');
    return { opening: openingState(match), middle: model.state as FootballState, facts: end.facts };
  },
};

const pointByPoint = <State, Ending>(
  model: SportModel<State, Ending>,
  rates: Omit<Plan, 'seed'>,
  make: (plan: Plan) => readonly { state: State; period: unknown; facts: MatchFacts }[],
): Sport<State, Ending> => ({
  model,
  play(seed) {
    const moments = make({ ...rates, seed });
    const middle = moments[MIDDLE];
    return {
      opening: moments[0]!.state,
      middle: middle?.period ? middle.state : undefined,
      facts: moments.at(-1)!.facts,
    };
  },
});

const cases = [
  ['football', () => judge(footballMatch)],
  ['tennis', () => judge(pointByPoint(tennis, { homeRateMicro: 660_000, awayRateMicro: 620_000 }, tennisMoments))],
  [
    'ice hockey',
    () => judge(pointByPoint(iceHockey, { homeRateMicro: 3_100_000, awayRateMicro: 2_600_000 }, iceHockeyMoments)),
  ],
  [
    'basketball',
    () =>
      judge(pointByPoint(basketball, { homeRateMicro: 108_000_000, awayRateMicro: 104_000_000 }, basketballMoments)),
  ],
] as const;

test.each(cases)(
  '%s: what is played comes as often as its prices say, before the match and in its middle',
  { timeout: SHARP ? 3_600_000 : 120_000 },
  (name, measure) => {
    for (const [moment, { bands, loss, entropy }] of Object.entries(measure())) {
      for (const [at, { sum, won, count, matches }] of bands.entries()) {
        // Outcomes of one match hang together: a band is as sure as the number of matches that had one in it.
        const leeway = SHARP && matches > MATCHES / 10 ? 0.03 : Math.max(0.03, 2.5 / Math.sqrt(matches + 1));
        const off = count === 0 ? 0 : won / count - sum / count;
        if (SHARP) console.log(`${name}, ${moment}, band ${at}: ${off.toFixed(4)} of ${count} in ${matches} matches`);
        expect(Math.abs(off), `${moment}, band ${at}`).toBeLessThan(leeway);
      }
      if (SHARP) console.log(`${name}, ${moment}: log-loss ÷ entropy ${(loss / entropy).toFixed(4)}`);
      expect(loss / entropy, moment).toBeLessThan(SHARP ? 1.01 : 1.05);
    }
  },
);
