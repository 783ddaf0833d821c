import { expect, test } from 'vitest';
import {
  basketball,
  gradesOf,
  iceHockey,
  type IceHockeyState,
  type MatchFacts,
  type PricedMarket,
  priceBook,
  type SportModel,
  tennis,
} from '@croupier/bet-math';
import { football } from '@croupier/bet-math/testing';
import { seedOf } from '../random.ts';
import { openingState, timelineOf, updateAt } from '../timeline.ts';
import { basketballMoments } from './basketball.ts';
import { iceHockeyMoments } from './ice-hockey.ts';
import type { Moment, Plan } from './moment.ts';
import { tennisMoments } from './tennis.ts';

/** 200 of a sport in every run; `MATCHES=20000` for a sharp look. */
const MATCHES = Number(process.env['MATCHES'] ?? 200);
const SHARP = MATCHES >= 10_000;
/**
 * Tolerance in standard errors. The requirement is three points and a hundredth; this few matches only allow three
 * standard errors.
 */
const ERRORS = 3;
/** Second that every match reaches. A moment in the middle of each match would depend on its length. */
const MIDDLE = 60;
/**
 * Seconds of ice hockey, ten minutes into the third period. A position counted in moments would depend on later goals.
 */
const THIRD_PERIOD = { begins: 3_000, played: 600 };
const MILLION = 1_000_000;

/** Observed states of a match: its opening, its middle and its end. */
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
  /** Sums per band of chances, with the number of matches in the band and the maximum variance of their outcomes. */
  readonly bands = Array.from({ length: 10 }, () => ({ sum: 0, won: 0, count: 0, matches: 0, variance: 0 }));
  /**
   * In nats: the loss of the outcomes at the odds, its expected value, and the squared difference summed over matches.
   */
  loss = 0;
  entropy = 0;
  surprise = 0;

  judge(book: readonly PricedMarket[], facts: MatchFacts): void {
    // Outcomes of one match hang together: their errors are added up before they are squared, as if they were one.
    const errors = this.bands.map(() => 0);
    const before = this.loss - this.entropy;
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
        errors[at]! += Math.sqrt(chance * (1 - chance));
        if (parts <= 0 || parts >= MILLION) return; // Nothing to learn.
        this.loss -= Math.log(won ? chance : 1 - chance);
        this.entropy -= chance * Math.log(chance) + (1 - chance) * Math.log(1 - chance);
      });
    }
    this.surprise += (this.loss - this.entropy - before) ** 2;
    errors.forEach((error, at) => {
      this.bands[at]!.variance += error ** 2;
      if (error > 0) this.bands[at]!.matches += 1;
    });
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
  make: (plan: Plan) => readonly Moment<State>[],
  middleOf = (moments: readonly Moment<State>[]): State | undefined =>
    moments[MIDDLE]?.period ? moments[MIDDLE].state : undefined,
): Sport<State, Ending> => ({
  model,
  play(seed) {
    const moments = make({ ...rates, seed });
    return {
      opening: moments[0]!.state,
      middle: middleOf(moments),
      facts: moments.at(-1)!.facts,
    };
  },
});

/** Returns the state at that time, even if betting was suspended. */
function inThirdPeriod(moments: readonly Moment<IceHockeyState>[]): IceHockeyState {
  const { begins, played } = THIRD_PERIOD;
  const { state } = moments.findLast(({ second }) => second <= begins + played)!;
  return { ...state, minutes: (1_200 - played) / 60 };
}

const hockeyRates = { homeRateMicro: 3_100_000, awayRateMicro: 2_600_000 };

const cases = [
  ['football', () => judge(footballMatch)],
  ['tennis', () => judge(pointByPoint(tennis, { homeRateMicro: 660_000, awayRateMicro: 620_000 }, tennisMoments))],
  ['ice hockey', () => judge(pointByPoint(iceHockey, hockeyRates, iceHockeyMoments, inThirdPeriod))],
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
    for (const [moment, { bands, loss, entropy, surprise }] of Object.entries(measure())) {
      for (const [at, { sum, won, count, matches, variance }] of bands.entries()) {
        const off = count === 0 ? 0 : (won - sum) / count;
        const error = count === 0 ? 0 : Math.sqrt(variance) / count;
        if (SHARP) console.log(`${name}, ${moment}, band ${at}: ${off.toFixed(4)} of ${count} in ${matches} matches`);
        expect(Math.abs(off), `${moment}, band ${at}`).toBeLessThan(Math.max(0.03, ERRORS * error));
      }
      if (SHARP) console.log(`${name}, ${moment}: log-loss ÷ entropy ${(loss / entropy).toFixed(4)}`);
      expect((loss - entropy) / entropy, moment).toBeLessThan(Math.max(0.01, (ERRORS * Math.sqrt(surprise)) / entropy));
    }
  },
);
