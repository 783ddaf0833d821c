import { basketball, iceHockey, priceBook, type MatchSport, type SportModel, tennis } from '@croupier/bet-math';
import { beforeKickOff, type Play } from './before-kick-off.ts';
import { driftTimes, matchAsThought } from './drift.ts';
import { basketballMoments } from './sports/basketball.ts';
import { iceHockeyMoments } from './sports/ice-hockey.ts';
import type { Moment, Plan } from './sports/moment.ts';
import { tennisMoments } from './sports/tennis.ts';
import {
  LIVE_MARGIN,
  MARGIN,
  type Match,
  openingLineups,
  openingPrices,
  openingState,
  timelineOf,
  updateAt,
} from './timeline.ts';
import { kickOffOf, troubleOf, withTrouble } from './trouble.ts';

/** Everything that will happen in a match: a function of its seed, kick-off and speed. */
export function playOf(match: Match): Play {
  const trouble = troubleOf(match);
  const played = PLAYS[match.sport]({ ...match, kickOffAt: kickOffOf(match, trouble) });
  const play = withTrouble(played, match, trouble);
  return match.drifts === 0 ? play : withDrift(match, play);
}

/** Adds the updates before kick-off to a play: odds that approach their value at kick-off. */
function withDrift(match: Match, play: Play): Play {
  const before = driftTimes(match);
  const thought = (stepsLeft: number) => PLAYS[match.sport](matchAsThought(match, stepsLeft));
  const first = thought(match.drifts);
  return {
    times: [...before, ...play.times],
    model: first.model,
    lineups: first.lineups,
    opening: first.opening,
    update(position, only) {
      const at = before[position];
      if (at === undefined) return play.update(position - before.length, only);
      return beforeKickOff(new Date(at), thought(match.drifts - 1 - position), only);
    },
  };
}

const PLAYS: Record<MatchSport, (match: Match) => Play> = {
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
    lineups: openingLineups(match),
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
    lineups: null,
    update(position, only) {
      const { period, periodSecond, score, detail, goals, facts, stop, state, incidents, told } = moments[position]!;
      return {
        at: new Date(times[position]!),
        status: facts.over ? 'ended' : 'live',
        ...{ period, periodSecond, score, detail, goals, facts, stop },
        incidents: incidents.slice(0, told),
        lineups: null,
        model: facts.over ? null : { sport: match.sport, state },
        prices: facts.over ? [] : priceBook(model, state, { margin: LIVE_MARGIN, ...PRICED(only) }),
        ...(facts.over ? { seed } : {}),
      };
    },
  };
}

/** Minimum real seconds between two updates of odds. A fast match doesn't send every point. */
const LEAST_BETWEEN = 3;

/** Thins out the moments. Keeps those a bettor must see: suspensions and their ends, and the ends of periods. */
function thinned<State>(moments: readonly Moment<State>[], speed: number): Moment<State>[] {
  const kept: Moment<State>[] = [];
  for (const moment of moments) {
    const last = kept.at(-1);
    const turns = !last || last.stop !== moment.stop || last.period !== moment.period;
    if (turns || moment.stop || moment.second - last.second >= LEAST_BETWEEN * speed) kept.push(moment);
  }
  return kept;
}
