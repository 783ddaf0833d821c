import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { marketKind, picksOf } from '@croupier/bet-math';
import type { FieldNames } from '../fields/event-title.ts';
import { isHandicap, type Parts, readParts, type Unit } from './parts.ts';
import { type NamedPlayer, playerName } from './player-name.ts';
import { type Teams, useGridNames } from './useGridNames.ts';

interface Line {
  readonly market_id: number;
  readonly specifiers: string;
}

interface Sides extends Teams {
  /** Players of both squads, where loaded. Without them, players are named by their ids. */
  readonly players?: readonly NamedPlayer[] | undefined;
  /** Runners of a race or a season. */
  readonly field?: Pick<FieldNames, 'runners'> | undefined;
}

const partsOf = ({ market_id, specifiers }: Line): Parts => readParts(marketKind(market_id)?.name ?? '', specifiers);

/** Returns functions that name markets and outcomes: short for a grid, in full for a slip and for screen readers. */
export function useMarketNames() {
  const { t } = useLingui();
  const grid = useGridNames();
  return useMemo(() => {
    /** Returns the title of a market on the whole match, without a half or a side. */
    const plainTitle = (base: string, given: Readonly<Record<string, string>>): string => {
      const total = grid.totalOf(given);
      const start = given['hcp'] ?? '';
      const nth = given['goalnr'] ?? '';
      const titles: Record<string, () => string> = {
        matchResult: () => t`Match result`,
        total: () => (given['total'] === undefined ? t`Total goals` : t`Total goals ${total}`),
        bothScore: () => t`Both teams to score`,
        doubleChance: () => t`Double chance`,
        drawNoBet: () => t`Draw no bet`,
        asianHandicap: () => t`Asian handicap`,
        handicap: () => (start.includes(':') ? t`Handicap ${start}` : t`Handicap`),
        nextGoal: () => (nth ? t`Who scores goal ${nth}` : t`Next goal`),
        correctScore: () => t`Correct score`,
        halfTimeFullTime: () => t`Half-time / full-time`,
        exactGoals: () => t`Exact goals`,
        goalRange: () => t`Goal range`,
        oddEven: () => t`Odd/even goals`,
        winningMargin: () => t`Winning margin`,
        whichTeamScores: () => t`Which team scores`,
        resultAndBothScore: () => t`Result and both teams to score`,
        resultAndTotal: () =>
          given['total'] === undefined ? t`Result and total goals` : t`Result and total goals ${total}`,
        totalAndBothScore: () =>
          given['total'] === undefined
            ? t`Total goals and both teams to score`
            : t`Total goals ${total} and both teams to score`,
        highestHalf: () => t`Highest-scoring half`,
        cleanSheet: () => t`Clean sheet`,
        winToNil: () => t`To win to nil`,
        winsBothHalves: () => t`To win both halves`,
        winsEitherHalf: () => t`To win either half`,
        scoresInBothHalves: () => t`To score in both halves`,
        tennisWinner: () => t`Winner`,
        basketballWinner: () => t`Winner (incl. overtime)`,
        iceHockeyWinner: () => t`Winner (incl. overtime)`,
        winner: () => t`Winner`,
        points: () => t`Result`,
        setHandicap: () => t`Set handicap`,
        spread: () => t`Points handicap`,
        goalsTotal: () => (given['total'] === undefined ? t`Total goals` : t`Total goals ${total}`),
        anytimeScorer: () => t`Anytime goalscorer`,
        nextScorer: () => (nth ? t`To score goal ${nth}` : t`Next goalscorer`),
        totalCorners: () => (given['total'] === undefined ? t`Total corners` : t`Total corners ${total}`),
        mostCorners: () => t`Most corners`,
        cornerHandicap: () => t`Corner handicap`,
        oddEvenCorners: () => t`Odd/even corners`,
        totalCards: () => (given['total'] === undefined ? t`Total cards` : t`Total cards ${total}`),
        mostCards: () => t`Most cards`,
        redCard: () => t`Red card in the match`,
        numberOfSets: () => t`Number of sets`,
        setScore: () => t`Correct set score`,
        firstSetAndMatch: () => t`First set / match`,
        oddEvenGames: () => t`Odd/even games`,
        oddEvenPoints: () => t`Odd/even points`,
        iceHockeyOddEven: () => t`Odd/even goals`,
        anyTieBreak: () => t`Tie-break in the match`,
        tieBreak: () => t`Tie-break`,
        winsASet: () => t`To win a set`,
        pointsMargin: () => t`Winning margin`,
        overtime: () => t`Overtime`,
        basketballOvertime: () => t`Overtime`,
        raceWinner: () => t`To win the race`,
        racePlace: () => t`To be placed`,
        raceForecast: () => t`Forecast`,
        seasonWinner: () => t`To win the season`,
        seasonTopThree: () => t`Top 3 finish`,
        nextPuck: () => (nth ? t`Who scores goal ${nth}` : t`Next goal`),
        gameWinner: () => {
          const [game = '', set = ''] = [given['gamenr'], given['setnr']];
          return game ? t`Set ${set}, game ${game} winner` : t`Next game`;
        },
      };
      return titles[base]?.() ?? grid.title(base, given) ?? t`Market`;
    };
    const titled = (parts: Parts, sides: Sides, given: Readonly<Record<string, string>>) => {
      const { side, span, nth } = parts;
      const plain = plainTitle(parts.base === 'oddEven' ? ODD_EVEN[parts.unit] : parts.base, given);
      const spans: Record<NonNullable<typeof span>, () => string> = {
        firstHalf: () => t`First half: ${plain}`,
        secondHalf: () => t`Second half: ${plain}`,
        regulation: () => grid.inRegulation(plain),
        quarter: () => t`Quarter ${nth}: ${plain}`,
        period: () => t`Period ${nth}: ${plain}`,
        set: () => t`Set ${nth}: ${plain}`,
      };
      const whole = span ? spans[span]() : plain;
      if (!side) return whole;
      const team = sides[side];
      return `${team}: ${whole}`;
    };
    const market = (line: Line, sides: Sides): string => {
      if (picksIn(line)) return t`Bet builder`;
      const parts = partsOf(line);
      const title = titled(parts, sides, parts.given);
      const id = parts.given['player'];
      return id === undefined ? title : `${playerName(id, sides.players)}: ${title}`;
    };
    /** Returns the heading of several lines of one kind. */
    const kind = (line: Line, sides: Sides): string => {
      const { given, ...parts } = partsOf(line);
      // They share a goal or game and differ by number.
      const which = Object.fromEntries(Object.entries(given).filter(([name]) => name.endsWith('nr')));
      return titled({ ...parts, given }, sides, which);
    };

    const goals = (name: string): string => {
      const [count = ''] = name.split('-plus');
      return name.endsWith('-plus') ? t`${count} or more` : count.replace('-', '–');
    };
    const word = (name: string, parts: Parts, sides: Sides): string => {
      const { home, away } = sides;
      const words: Record<string, () => string> = {
        odd: () => t({ message: 'Odd', context: 'number of goals' }),
        even: () => t({ message: 'Even', context: 'number of goals' }),
        none: () => t`No goal`,
        other: () => t`Any other score`,
        both: () => t`Both teams`,
        'only-home': () => t`Only ${home}`,
        'only-away': () => t`Only ${away}`,
        first: () => t`First half`,
        second: () => t`Second half`,
        equal: () => t`Equal`,
        'home-draw': () => t`${home} or draw`,
        'home-away': () => t`${home} or ${away}`,
        'draw-away': () => t`Draw or ${away}`,
      };
      return words[name]?.() ?? grid.word(name, parts, sides) ?? name;
    };
    const margin = (name: string, sides: Sides): string => {
      const [side = '', ...by] = name.split('-');
      if (side !== 'home' && side !== 'away') return grid.draw;
      const [team, count] = [sides[side], goals(by.join('-'))];
      return t`${team} by ${count}`;
    };
    /** Names a bet on a player: `Iván Serrano scores`. */
    const byPlayer = (base: string, name: string, player: string): string =>
      base === 'anytimeScorer'
        ? name === 'yes'
          ? t`${player} scores`
          : t`${player} does not score`
        : name === 'yes'
          ? t`${player} scores next`
          : t`${player} does not score next`;

    /** Names an outcome in a player's words. */
    const outcome = (line: Line, name: string, sides: Sides): string => {
      const picks = picksIn(line);
      if (picks) return picks.map((pick) => outcome(pick, pick.outcome, sides)).join(' + ');
      if (sides.field) return runners(name, sides.field);
      const parts = partsOf(line);
      const { base, given } = parts;
      if (given['player'] !== undefined) return byPlayer(base, name, playerName(given['player'], sides.players));
      if (isHandicap(parts)) return grid.handicap(name, parts, sides);
      if (SCORES.has(base) && name !== 'other') return name.replace('-', ':');
      if (base === 'exactGoals' || base === 'numberOfSets') return goals(name);
      if (base === 'goalRange') return goals(name);
      if (base === 'winningMargin' || base === 'pointsMargin') return margin(name, sides);
      if (PAIRED.has(base))
        return name
          .split('-')
          .map((one) => word(one, parts, sides))
          .join(' / ');
      return word(name, parts, sides);
    };
    /** Returns an outcome's full name, including the match. */
    const full = (line: Line, name: string, sides: Sides): string => {
      if (sides.field) return `${market(line, sides)}: ${outcome(line, name, sides)}`;
      const sentence = grid.sentence(partsOf(line), name, sides);
      return sentence ?? grid.full(market(line, sides), outcome(line, name, sides), sides);
    };
    /** Names an outcome shown beside its subject. */
    const plain = (name: string): string => (name === 'yes' ? t`Yes` : t`No`);
    const short = (line: Line, name: string): string => grid.short(partsOf(line), name);
    return { market, kind, word: plain, outcome, short, full };
  }, [t, grid]);
}

/** Names a runner by its number, or two in their order. */
const runners = (outcome: string, { runners: all }: Pick<FieldNames, 'runners'>): string =>
  outcome
    .split('-')
    .map((number) => all.find((one) => String(one.number) === number)?.name ?? number)
    .join(' – ');

/** Returns the outcomes of a bet builder. */
export const picksIn = ({ market_id, specifiers }: Line) =>
  picksOf({ marketId: market_id, specifiers })?.map((pick) => ({ ...pick, market_id: pick.marketId })) ?? null;

const ODD_EVEN: Record<Unit, string> = {
  goals: 'oddEven',
  games: 'oddEvenGames',
  points: 'oddEvenPoints',
  corners: 'oddEvenCorners',
  cards: 'oddEven',
};
const SCORES: ReadonlySet<string> = new Set(['correctScore', 'setScore']);

/** Markets whose outcomes combine two words. */
const PAIRED: ReadonlySet<string> = new Set([
  'firstSetAndMatch',
  'halfTimeFullTime',
  'resultAndBothScore',
  'resultAndTotal',
  'totalAndBothScore',
]);
