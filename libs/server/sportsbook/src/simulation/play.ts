import {
  basketball,
  iceHockey,
  type ModelState,
  priceBook,
  type PricedMarket,
  type Sport,
  type SportModel,
  tennis,
} from '@croupier/bet-math';
import type { MatchUpdate } from '../feed/feed.ts';
import { basketballMoments } from './sports/basketball.ts';
import { iceHockeyMoments } from './sports/ice-hockey.ts';
import type { Moment, Plan } from './sports/moment.ts';
import { tennisMoments } from './sports/tennis.ts';
import { LIVE_MARGIN, MARGIN, type Match, openingPrices, openingState, timelineOf, updateAt } from './timeline.ts';

/** A match played out: when something is to be told, and what holds from then on. */
export interface Play {
  /** Milliseconds since the epoch, in order. */
  readonly times: readonly number[];
  /** Who wants the prices of some markets names them. */
  readonly update: (position: number, only?: readonly number[]) => MatchUpdate;
  readonly opening: (only?: readonly number[]) => PricedMarket[];
  /** What the opening prices are worked out from. */
  readonly model: ModelState;
}

/** Everything that will happen in a match: a function of its seed, kick-off and speed. */
export function playOf(match: Match): Play {
  return PLAYS[match.sport](match);
}

const PLAYS: Record<Sport, (match: Match) => Play> = {
  football: footballPlay,
  tennis: (match) => momentsPlay(tennis, tennisMoments, match),
  basketball: (match) => momentsPlay(basketball, basketballMoments, match),
  'ice-hockey': (match) => momentsPlay(iceHockey, iceHockeyMoments, match),
};

function footballPlay(match: Match): Play {
  const timeline = timelineOf(match);
  return {
    times: timeline.map(({ at }) => at),
    update: (position, only) => updateAt(match, timeline, position, only),
    opening: (only) => openingPrices(match, only),
    model: { sport: 'football', state: openingState(match) },
  };
}

const PRICED = (only?: readonly number[]) => (only ? { only } : {});

function momentsPlay<State, Ending>(
  model: SportModel<State, Ending>,
  momentsOf: (plan: Plan) => Moment<State>[],
  match: Match,
): Play {
  const moments = thinned(momentsOf(match), match.speed);
  const times = moments.map(({ second }) => Math.round(match.kickOffAt.getTime() + (second * 1000) / match.speed));
  const seed = Buffer.from(match.seed).toString('hex');
  return {
    times,
    opening: (only) => priceBook(model, moments[0]!.state, { margin: MARGIN, ...PRICED(only) }),
    model: { sport: match.sport, state: moments[0]!.state },
    update(position, only) {
      const { period, periodSecond, score, detail, goals, facts, stop, state } = moments[position]!;
      return {
        at: new Date(times[position]!),
        status: facts.over ? 'ended' : 'live',
        ...{ period, periodSecond, score, detail, goals, facts, stop },
        attacks: [],
        model: facts.over ? null : { sport: match.sport, state },
        prices: facts.over ? [] : priceBook(model, state, { margin: LIVE_MARGIN, ...PRICED(only) }),
        ...(facts.over ? { seed } : {}),
      };
    },
  };
}

/** Seconds of ours that pass from one price to the next at least: of a match played fast not every point is told. */
const LEAST_BETWEEN = 3;

/** What a bettor must hear of stays: stops and their ends, and where a part of the match ends. */
function thinned<State>(moments: readonly Moment<State>[], speed: number): Moment<State>[] {
  const kept: Moment<State>[] = [];
  for (const moment of moments) {
    const last = kept.at(-1);
    const turns = !last || last.stop !== moment.stop || last.period !== moment.period;
    if (turns || moment.stop || moment.second - last.second >= LEAST_BETWEEN * speed) kept.push(moment);
  }
  return kept;
}
