import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { marketKind, parseSpecifiers } from '@croupier/bet-math';

interface Line {
  readonly market_id: number;
  readonly specifiers: string;
}

interface Sides {
  readonly home: string;
  readonly away: string;
}

/** A market's name in the book, told apart from the half it is about and the side: `firstHalfTotal` is a total. */
function partsOf({ market_id, specifiers }: Line) {
  const name = marketKind(market_id)?.name ?? '';
  const side = name.startsWith('home') ? ('home' as const) : name.startsWith('away') ? ('away' as const) : null;
  const own = lower(side ? name.slice(side.length) : name);
  const half = own.startsWith('firstHalf') ? 'first' : own.startsWith('secondHalf') ? 'second' : null;
  const base = half ? lower(own.slice(`${half}Half`.length)) : own;
  return { side, half, base, given: parseSpecifiers(specifiers) ?? {} };
}

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
        handicap: () => (start ? t`Handicap ${start}` : t`Handicap`),
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
      };
      return titles[base]?.() ?? t`Market`;
    };
    const titled = (
      { side, half, base }: ReturnType<typeof partsOf>,
      sides: Sides,
      given: Readonly<Record<string, string>>,
    ) => {
      const plain = plainTitle(base, given);
      const inHalf = half === 'first' ? t`First half: ${plain}` : half === 'second' ? t`Second half: ${plain}` : plain;
      if (!side) return inHalf;
      const team = sides[side];
      return `${team}: ${inHalf}`;
    };
    const market = (line: Line, sides: Sides): string => {
      const parts = partsOf(line);
      return titled(parts, sides, parts.given);
    };
    /** Above several lines of one kind. */
    const kind = (line: Line, sides: Sides): string => titled(partsOf(line), sides, {});

    const goals = (name: string): string => {
      const [count = ''] = name.split('-plus');
      return name.endsWith('-plus') ? t`${count} or more` : count;
    };
    const word = (name: string, given: Readonly<Record<string, string>>, { home, away }: Sides): string => {
      const total = totalOf(given);
      const words: Record<string, () => string> = {
        home: () => home,
        away: () => away,
        draw: () => draw,
        over: () => t`Over ${total} goals`,
        under: () => t`Under ${total} goals`,
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
    const signed = (value: number) => number(value, { signDisplay: 'exceptZero', minimumFractionDigits: 0 });

    /** The outcome as a player would say it. */
    const outcome = (line: Line, name: string, sides: Sides): string => {
      const { base, given } = partsOf(line);
      const hcp = Number(given['hcp'] ?? 0);
      if (base === 'asianHandicap') {
        const side = name === 'home' ? 'home' : 'away';
        return `${sides[side]} ${signed(side === 'home' ? hcp : -hcp)}`;
      }
      if (base === 'correctScore' && name !== 'other') return name.replace('-', ':');
      if (base === 'exactGoals') return goals(name);
      if (base === 'goalRange') return name.endsWith('-plus') ? goals(name) : name.replace('-', '–');
      if (base === 'winningMargin') return margin(name, sides);
      if (PAIRED.has(base))
        return name
          .split('-')
          .map((one) => word(one, given, sides))
          .join(' / ');
      return word(name, given, sides);
    };
    /** Seen in a narrow column. */
    const short = (line: Line, name: string): string => {
      const total = totalOf(partsOf(line).given);
      if (name === 'home') return t({ message: '1', context: 'home win' });
      if (name === 'draw') return t({ message: 'X', context: 'draw' });
      if (name === 'away') return t({ message: '2', context: 'away win' });
      if (name === 'over') return t`Over ${total}`;
      if (name === 'under') return t`Under ${total}`;
      return name === 'yes' ? t`Yes` : t`No`;
    };
    /** Above columns of prices: the market, and each outcome below it. */
    const columns = (line: Line, outcomes: readonly string[]): { title: string; outcomes: string[] } => {
      const { base, given } = partsOf(line);
      const total = totalOf(given);
      if (base === 'matchResult') return { title: t`Result`, outcomes: outcomes.map((name) => short(line, name)) };
      if (base === 'bothScore') return { title: t`Both score`, outcomes: [t`Yes`, t`No`] };
      return { title: t`Goals ${total}`, outcomes: [t`Over`, t`Under`] };
    };
    /** The whole name of a price, the match included. */
    const full = (line: Line, name: string, sides: Sides): string => {
      const { home, away } = sides;
      const { side, half, base, given } = partsOf(line);
      const total = totalOf(given);
      const plain = side === null && half === null;
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
    return { market, kind, outcome, short, columns, full };
  }, [t, i18n]);
}

/** Those whose outcomes are two words put together. */
const PAIRED: ReadonlySet<string> = new Set([
  'halfTimeFullTime',
  'resultAndBothScore',
  'resultAndTotal',
  'totalAndBothScore',
]);
