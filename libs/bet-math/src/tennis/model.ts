import { named, oddEven, pairs, sided, spread, steps, sum, total, winner, winnerOf, yesNo } from '../model/kinds.ts';
import type { Kind, MatchFacts, Parts, Score, Side, SportModel, SportRules, Weighted } from '../model/market-kind.ts';
import { TWO_WAY, YES_NO } from '../model/outcomes.ts';
import { homeGameChance, type Serve, type SetEnding, type SetState, setEndings } from './chain.ts';

/** State of a tennis match, best of three sets: each side's chance of a point on its own serve, and the score. */
export interface TennisState {
  readonly serve: Serve;
  /** Scores of finished sets. */
  readonly sets: readonly Score[];
  /** Set being played, or about to start. */
  readonly set: SetState;
}

/** Ending of a tennis match. Fields that a span doesn't use are empty. */
export interface TennisEnding {
  readonly sets: readonly Score[];
  /** Set that a line is about. */
  readonly set: Score;
  /** Winner of the game that a line is about. */
  readonly game: Side;
}

const NONE: Score = { home: 0, away: 0 };
const NOTHING: TennisEnding = { sets: [], set: NONE, game: 'home' };
const SETS_TO_WIN = 2;

const setsWon = ({ sets }: TennisEnding): Score => ({
  home: sets.filter(({ home, away }) => home > away).length,
  away: sets.filter(({ home, away }) => away > home).length,
});
const games = ({ sets }: TennisEnding): Score =>
  sets.reduce((all, { home, away }) => ({ home: all.home + home, away: all.away + away }), NONE);
const ofSet = ({ set }: TennisEnding): Score => set;
const isTied = ({ home, away }: Score): boolean => home + away === 13;
const SET_SCORES = ['6-0', '6-1', '6-2', '6-3', '6-4', '7-5', '7-6'];
const turned = (score: string): string => score.split('-').reverse().join('-');
const first = ({ sets: [set] }: TennisEnding): Score => set ?? NONE;

const TENNIS: readonly Kind<TennisEnding>[] = [
  winner([186, 'tennisWinner', 'match'], setsWon),
  spread([188, 'setHandicap', 'match'], setsWon, [-1.5, 1.5]),
  spread([187, 'gameHandicap', 'match'], games, steps(-7.5, 7.5, 1)),
  total([189, 'totalGames', 'match'], games, steps(14.5, 34.5, 1)),
  ...sided([[190, 191], 'TotalGames', 'match'], (name, side) =>
    total(name, games, steps(7.5, 17.5, 1), (score) => score[side]),
  ),
  named([196, 'numberOfSets', 'match'], ['2', '3'], ({ sets }) => String(sets.length)),
  named([199, 'setScore', 'match'], ['2-0', '2-1', '1-2', '0-2'], (ending) => {
    const { home, away } = setsWon(ending);
    return `${home}-${away}`;
  }),
  named(
    [192, 'firstSetAndMatch', 'match'],
    pairs(TWO_WAY, TWO_WAY),
    (ending) => `${winnerOf(first(ending))}-${winnerOf(setsWon(ending))}`,
  ),
  oddEven([198, 'oddEvenGames', 'match'], games),
  yesNo([193, 'anyTieBreak', 'match'], ({ sets }) => sets.some(isTied)),
  ...sided([[194, 195], 'WinsASet', 'match'], (name, side) =>
    yesNo(name, (ending: TennisEnding) => setsWon(ending)[side] > 0),
  ),
  winner([202, 'setWinner', 'set'], ofSet),
  spread([203, 'setGameHandicap', 'set'], ofSet, [-3.5, -2.5, -1.5, 1.5, 2.5, 3.5]),
  total([204, 'setTotalGames', 'set'], ofSet, [7.5, 8.5, 9.5, 10.5, 12.5]),
  named(
    [207, 'setCorrectScore', 'set'],
    [...SET_SCORES, ...SET_SCORES.map(turned)],
    ({ set }) => `${set.home}-${set.away}`,
  ),
  named([208, 'setTieBreak', 'set'], YES_NO, ({ set }) => (isTied(set) ? 'yes' : 'no')),
  oddEven([209, 'setOddEvenGames', 'set'], ofSet),
  winner([210, 'gameWinner', 'game'], ({ game }) => (game === 'home' ? { home: 1, away: 0 } : { home: 0, away: 1 })),
];

/** Markets and their settlement, without the model, which a browser never needs. */
export const tennisRules: SportRules<TennisEnding> = { sport: 'tennis', kinds: TENNIS, ended };

export const tennis: SportModel<TennisState, TennisEnding> = {
  sport: 'tennis',
  kinds: TENNIS,
  endings(state, span) {
    if (span === 'match') return matchEndings(state.serve, state.sets, state.set);
    if (span === 'set')
      return setEndings(state.serve, state.set).map(({ score, chance }) => ({
        ending: { ...NOTHING, set: score },
        chance,
      }));
    const home = homeGameChance(state.serve, state.set);
    return [
      { ending: { ...NOTHING, game: 'home' }, chance: home },
      { ending: { ...NOTHING, game: 'away' }, chance: 1 - home },
    ];
  },
  joint: { span: 'match', covers: ['match'] },
  lines({ span, lines }, { sets, set }) {
    if (span === 'match') return lines;
    const setnr = sets.length + 1;
    return span === 'set' ? lines.map((line) => ({ ...line, setnr })) : [{ setnr, gamenr: sum(set.games) + 1 }];
  },
  ended,
};

/** Returns the possible results of the match, set by set: about 1,500 from the start. */
function matchEndings(serve: Serve, sets: readonly Score[], set: SetState): Weighted<TennisEnding>[] {
  const fresh = {
    home: setEndings(serve, { games: NONE, server: 'home', points: NONE }),
    away: setEndings(serve, { games: NONE, server: 'away', points: NONE }),
  };
  const playOut = (before: readonly Score[], endings: readonly SetEnding[]): Weighted<TennisEnding>[] =>
    endings.flatMap(({ score, next, chance }) => {
      const ending = { ...NOTHING, sets: [...before, score] };
      const { home, away } = setsWon(ending);
      if (home === SETS_TO_WIN || away === SETS_TO_WIN) return [{ ending, chance }];
      return playOut(ending.sets, fresh[next]).map((later) => ({
        ending: later.ending,
        chance: chance * later.chance,
      }));
    });
  return playOut(sets, setEndings(serve, set));
}

function ended({ periods, over, goals }: MatchFacts, span: string, { setnr, gamenr }: Parts): TennisEnding | null {
  if (span === 'match') return over ? { ...NOTHING, sets: periods } : null;
  if (span === 'set') {
    const set = periods[Number(setnr) - 1];
    return set ? { ...NOTHING, set } : null;
  }
  const before = periods.slice(0, Number(setnr) - 1);
  if (before.length < Number(setnr) - 1) return null;
  const game = goals[before.reduce((count, score) => count + sum(score), 0) + Number(gamenr) - 1];
  return game ? { ...NOTHING, game } : null;
}
