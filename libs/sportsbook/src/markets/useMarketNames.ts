import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { marketKind, parseSpecifiers, picksOf } from '@croupier/bet-math';
import type { FieldNames } from '../fields/event-title.ts';
import { type NamedPlayer, playerName } from './player-name.ts';

interface Line {
  readonly market_id: number;
  readonly specifiers: string;
}

interface Sides {
  readonly home: string;
  readonly away: string;
  /** Where both squads are at hand; players are called by their ids without. */
  readonly players?: readonly NamedPlayer[] | undefined;
  /** Of a race or a season. */
  readonly field?: Pick<FieldNames, 'runners'> | undefined;
}

/** Parts of a match that a market's name begins with, and what its number is called. */
const SPANS = [
  ['firstHalf', ''],
  ['secondHalf', ''],
  ['regulation', ''],
  ['quarter', 'quarternr'],
  ['period', 'periodnr'],
  ['set', 'setnr'],
] as const;

/** A market's name in the book, told apart from the part of the match it is about and the side: `firstHalfTotal` is a total. */
function partsOf({ market_id, specifiers }: Line) {
  const name = marketKind(market_id)?.name ?? '';
  const given = parseSpecifiers(specifiers) ?? {};
  const side = name.startsWith('home') ? ('home' as const) : name.startsWith('away') ? ('away' as const) : null;
  const own = lower(side ? name.slice(side.length) : name);
  const [span = null, number = ''] =
    SPANS.find(([start, nr]) => own.startsWith(start) && (nr === '' || nr in given)) ?? [];
  const base = span ? lower(own.slice(span.length)) : own;
  return { side, span, nth: given[number] ?? '', base, given, unit: unitOf(name) };
}

/** What is counted. */
type Unit = 'games' | 'points' | 'corners' | 'cards' | 'goals';
const UNITS = ['games', 'points', 'corners', 'cards'] as const;
const unitOf = (name: string): Unit => UNITS.find((unit) => name.toLowerCase().includes(unit)) ?? 'goals';

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What markets and outcomes are called, short in a grid, in full on a slip and for a screen reader. */
export function useMarketNames() {
  const { t, i18n } = useLingui();
  return useMemo(() => {
    const number = (value: number, options?: Intl.NumberFormatOptions) =>
      new Intl.NumberFormat(i18n.locale, options).format(value);
    const totalOf = (given: Readonly<Record<string, string>>) =>
      number(Number(given['total'] ?? 0), { minimumFractionDigits: 1 });
    const draw = t({ message: 'Draw', context: 'of a match' });

    /** Without a half or a side: what is asked of the goals. */
    const plainTitle = (base: string, given: Readonly<Record<string, string>>): string => {
      const total = totalOf(given);
      const start = given['hcp'] ?? '';
      const nth = given['goalnr'] ?? '';
      const titles: Record<string, () => string> = {
        matchResult: () => t`Match result`,
        result: () => t`Result`,
        total: () => (given['total'] === undefined ? t`Total goals` : t`Total goals ${total}`),
        bothScore: () => t`Both teams to score`,
        doubleChance: () => t`Double chance`,
        drawNoBet: () => t`Draw no bet`,
        asianHandicap: () => t`Asian handicap`,
        handicap: () => (start.includes(':') ? t`Handicap ${start}` : t`Handicap`),
        nextGoal: () => (nth ? t`Who scores goal ${nth}` : t`Next goal`),
        correctScore: () => t`Correct score`,
        halfTimeFullTime: () => t`Half-time / full-time`,
        exactGoals: () => t`Number of goals`,
        goalRange: () => t`Range of goals`,
        oddEven: () => t`Goals odd or even`,
        winningMargin: () => t`Winning margin`,
        whichTeamScores: () => t`Which team scores`,
        resultAndBothScore: () => t`Result and both teams to score`,
        resultAndTotal: () =>
          given['total'] === undefined ? t`Result and total goals` : t`Result and total goals ${total}`,
        totalAndBothScore: () =>
          given['total'] === undefined
            ? t`Total goals and both teams to score`
            : t`Total goals ${total} and both teams to score`,
        highestHalf: () => t`Half with more goals`,
        cleanSheet: () => t`Concedes no goal`,
        winToNil: () => t`Wins without conceding`,
        winsBothHalves: () => t`Wins both halves`,
        winsEitherHalf: () => t`Wins at least one half`,
        scoresInBothHalves: () => t`Scores in both halves`,
        tennisWinner: () => t`Winner`,
        basketballWinner: () => t`Winner, overtime included`,
        iceHockeyWinner: () => t`Winner, overtime included`,
        winner: () => t`Winner`,
        points: () => t`Result`,
        setHandicap: () => t`Handicap in sets`,
        gameHandicap: () => t`Handicap in games`,
        pointSpread: () => t`Handicap in points`,
        spread: () => t`Handicap in points`,
        puckLine: () => t`Handicap, overtime included`,
        totalGames: () => (given['total'] === undefined ? t`Total games` : t`Total games ${total}`),
        totalPoints: () => (given['total'] === undefined ? t`Total points` : t`Total points ${total}`),
        goalsTotal: () => (given['total'] === undefined ? t`Total goals` : t`Total goals ${total}`),
        iceHockeyTotal: () =>
          given['total'] === undefined ? t`Total goals, overtime included` : t`Total goals ${total}, overtime included`,
        anytimeScorer: () => t`Goalscorer`,
        nextScorer: () => (nth ? t`Scores goal ${nth}` : t`Next goalscorer`),
        totalCorners: () => (given['total'] === undefined ? t`Total corners` : t`Total corners ${total}`),
        mostCorners: () => t`Most corners`,
        cornerHandicap: () => t`Handicap in corners`,
        oddEvenCorners: () => t`Corners odd or even`,
        totalCards: () => (given['total'] === undefined ? t`Total cards` : t`Total cards ${total}`),
        mostCards: () => t`Most cards`,
        redCard: () => t`Red card in the match`,
        numberOfSets: () => t`Number of sets`,
        setScore: () => t`Score in sets`,
        firstSetAndMatch: () => t`First set / match`,
        oddEvenGames: () => t`Games odd or even`,
        oddEvenPoints: () => t`Points odd or even`,
        iceHockeyOddEven: () => t`Goals odd or even`,
        anyTieBreak: () => t`Tie-break in the match`,
        tieBreak: () => t`Tie-break`,
        winsASet: () => t`Wins at least one set`,
        pointsMargin: () => t`Winning margin`,
        overtime: () => t`Overtime`,
        basketballOvertime: () => t`Overtime`,
        raceWinner: () => t`To win the race`,
        racePlace: () => t`To be placed`,
        raceForecast: () => t`First and second in order`,
        seasonWinner: () => t`To win the season`,
        seasonTopThree: () => t`To finish in the top three`,
        nextPuck: () => (nth ? t`Who scores goal ${nth}` : t`Next goal`),
        gameWinner: () => {
          const [game = '', set = ''] = [given['gamenr'], given['setnr']];
          return game ? t`Who wins game ${game} of set ${set}` : t`Next game`;
        },
      };
      return titles[base]?.() ?? t`Market`;
    };
    const titled = (parts: Parts, sides: Sides, given: Readonly<Record<string, string>>) => {
      const { side, span, nth } = parts;
      const plain = plainTitle(parts.base === 'oddEven' ? ODD_EVEN[parts.unit] : parts.base, given);
      const spans: Record<NonNullable<typeof span>, () => string> = {
        firstHalf: () => t`First half: ${plain}`,
        secondHalf: () => t`Second half: ${plain}`,
        regulation: () => t`Without overtime: ${plain}`,
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
    /** Above several lines of one kind. */
    const kind = (line: Line, sides: Sides): string => {
      const { given, ...parts } = partsOf(line);
      // They are about the same goal or game; their numbers differ.
      const which = Object.fromEntries(Object.entries(given).filter(([name]) => name.endsWith('nr')));
      return titled({ ...parts, given }, sides, which);
    };

    const goals = (name: string): string => {
      const [count = ''] = name.split('-plus');
      return name.endsWith('-plus') ? t`${count} or more` : count.replace('-', '–');
    };
    const over = (unit: Unit, total: string) =>
      ({
        games: () => t`Over ${total} games`,
        points: () => t`Over ${total} points`,
        corners: () => t`Over ${total} corners`,
        cards: () => t`Over ${total} cards`,
        goals: () => t`Over ${total} goals`,
      })[unit]();
    const under = (unit: Unit, total: string) =>
      ({
        games: () => t`Under ${total} games`,
        points: () => t`Under ${total} points`,
        corners: () => t`Under ${total} corners`,
        cards: () => t`Under ${total} cards`,
        goals: () => t`Under ${total} goals`,
      })[unit]();
    const word = (name: string, { given, unit }: Parts, { home, away }: Sides): string => {
      const total = totalOf(given);
      const words: Record<string, () => string> = {
        home: () => home,
        away: () => away,
        draw: () => draw,
        over: () => over(unit, total),
        under: () => under(unit, total),
        yes: () => t`Yes`,
        no: () => t`No`,
        odd: () => t({ message: 'Odd', context: 'number of goals' }),
        even: () => t({ message: 'Even', context: 'number of goals' }),
        none: () => t`No goal`,
        other: () => t`Any other score`,
        both: () => t`Both teams`,
        'only-home': () => t`Only ${home}`,
        'only-away': () => t`Only ${away}`,
        first: () => t`First half`,
        second: () => t`Second half`,
        equal: () => t`As many in both`,
        'home-draw': () => t`${home} or draw`,
        'home-away': () => t`${home} or ${away}`,
        'draw-away': () => t`Draw or ${away}`,
      };
      return words[name]?.() ?? name;
    };
    const margin = (name: string, sides: Sides): string => {
      const [side = '', ...by] = name.split('-');
      if (side !== 'home' && side !== 'away') return draw;
      const [team, count] = [sides[side], goals(by.join('-'))];
      return t`${team} by ${count}`;
    };
    const start = (name: string, given: Readonly<Record<string, string>>) =>
      given['hcp'] === undefined ? '' : signed(name === 'home' ? Number(given['hcp']) : -Number(given['hcp']));
    const signed = (value: number) => number(value, { signDisplay: 'exceptZero', minimumFractionDigits: 0 });

    /** A bet on a player names him: `Iván Serrano scores`. */
    const byPlayer = (base: string, name: string, player: string): string =>
      base === 'anytimeScorer'
        ? name === 'yes'
          ? t`${player} scores`
          : t`${player} does not score`
        : name === 'yes'
          ? t`${player} scores next`
          : t`${player} does not score next`;

    /** The outcome as a player would say it. */
    const outcome = (line: Line, name: string, sides: Sides): string => {
      const picks = picksIn(line);
      if (picks) return picks.map((pick) => outcome(pick, pick.outcome, sides)).join(' + ');
      if (sides.field) return runners(name, sides.field);
      const parts = partsOf(line);
      const { base, given } = parts;
      if (given['player'] !== undefined) return byPlayer(base, name, playerName(given['player'], sides.players));
      if (isHandicap(parts)) return `${name === 'home' ? sides.home : sides.away} ${start(name, given)}`;
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
    const oneTwo = (name: string): string =>
      name === 'home'
        ? t({ message: '1', context: 'home win' })
        : name === 'draw'
          ? t({ message: 'X', context: 'draw' })
          : t({ message: '2', context: 'away win' });
    /** Seen in a narrow column. */
    const short = (line: Line, name: string): string => {
      const parts = partsOf(line);
      const total = totalOf(parts.given);
      if (isHandicap(parts)) return start(name, parts.given);
      if (ONE_TWO.has(name)) return oneTwo(name);
      if (name === 'over') return t`Over ${total}`;
      if (name === 'under') return t`Under ${total}`;
      return name === 'yes' ? t`Yes` : t`No`;
    };
    /** Above columns of prices: the market, and each outcome below it. */
    const columns = (line: Line, outcomes: readonly string[]): { title: string; outcomes: string[] } => {
      const parts = partsOf(line);
      const { base, given, unit } = parts;
      if (base === 'bothScore') return { title: t`Both score`, outcomes: [t`Yes`, t`No`] };
      if (isHandicap(parts)) return { title: t`Handicap`, outcomes: ['home', 'away'].map((name) => oneTwo(name)) };
      if (outcomes.includes('over') || given['total'] !== undefined) {
        const total = base === 'total' ? totalOf(given) : null;
        const title =
          total !== null
            ? t`Goals ${total}`
            : {
                games: t({ message: 'Games', context: 'of tennis' }),
                points: t`Points`,
                corners: t`Corners`,
                cards: t({ message: 'Cards', context: 'yellow and red ones' }),
                goals: t`Goals`,
              }[unit];
        return { title, outcomes: [t`Over`, t`Under`] };
      }
      const title = outcomes.includes('draw') ? t`Result` : t`Winner`;
      return { title, outcomes: outcomes.map((name) => short(line, name)) };
    };
    /** The whole name of a price, the match included. */
    const full = (line: Line, name: string, sides: Sides): string => {
      const { home, away } = sides;
      if (sides.field) return `${market(line, sides)}: ${outcome(line, name, sides)}`;
      const { side, span, base, given } = partsOf(line);
      const total = totalOf(given);
      const plain = side === null && span === null;
      if (WINNERS.has(base) && plain && name === 'home') return t`${home} to win against ${away}`;
      if (WINNERS.has(base) && plain) return t`${away} to win against ${home}`;
      if (base === 'matchResult' && name === 'home') return t`${home} to win against ${away}`;
      if (base === 'matchResult' && name === 'away') return t`${away} to win at ${home}`;
      if (base === 'matchResult') return t`Draw between ${home} and ${away}`;
      if (plain && base === 'total' && name === 'over') return t`Over ${total} goals, ${home} against ${away}`;
      if (plain && base === 'total') return t`Under ${total} goals, ${home} against ${away}`;
      if (plain && base === 'bothScore' && name === 'yes') return t`Both teams to score, ${home} against ${away}`;
      if (plain && base === 'bothScore') return t`Not both teams to score, ${home} against ${away}`;
      const [what, which] = [market(line, sides), outcome(line, name, sides)];
      return t`${what}: ${which}, ${home} against ${away}`;
    };
    /** The number of a line alone, where a column says the rest; nothing where there is none. */
    const lineOf = (line: Line, name: string): string => {
      const parts = partsOf(line);
      if (isHandicap(parts)) return start(name, parts.given);
      return parts.given['total'] === undefined ? '' : totalOf(parts.given);
    };
    /** An outcome beside whom it is about. */
    const plain = (name: string): string => (name === 'yes' ? t`Yes` : t`No`);
    return { market, kind, word: plain, outcome, short, columns, full, lineOf };
  }, [t, i18n]);
}

/** One of a field by its number, or two in their order. */
const runners = (outcome: string, { runners: all }: Pick<FieldNames, 'runners'>): string =>
  outcome
    .split('-')
    .map((number) => all.find((one) => String(one.number) === number)?.name ?? number)
    .join(' – ');

/** The outcomes a bet builder is made of. */
export const picksIn = ({ market_id, specifiers }: Line) =>
  picksOf({ marketId: market_id, specifiers })?.map((pick) => ({ ...pick, market_id: pick.marketId })) ?? null;

type Parts = ReturnType<typeof partsOf>;

const ODD_EVEN: Record<Unit, string> = {
  goals: 'oddEven',
  games: 'oddEvenGames',
  points: 'oddEvenPoints',
  corners: 'oddEvenCorners',
  cards: 'oddEven',
};
/** Who wins where there is no draw. */
const WINNERS: ReadonlySet<string> = new Set(['tennisWinner', 'basketballWinner', 'iceHockeyWinner']);
const ONE_TWO: ReadonlySet<string> = new Set(['home', 'draw', 'away']);
const SCORES: ReadonlySet<string> = new Set(['correctScore', 'setScore']);

const STARTS: ReadonlySet<string> = new Set([
  ...['asianHandicap', 'handicap', 'setHandicap', 'gameHandicap'],
  ...['pointSpread', 'spread', 'puckLine', 'cornerHandicap'],
]);

/** A start for one side, of goals, games, sets or points; the European one is written as a score. */
const isHandicap = ({ base, given }: Parts): boolean => STARTS.has(base) && !given['hcp']?.includes(':');

/** Those whose outcomes are two words put together. */
const PAIRED: ReadonlySet<string> = new Set([
  'firstSetAndMatch',
  'halfTimeFullTime',
  'resultAndBothScore',
  'resultAndTotal',
  'totalAndBothScore',
]);
