import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { isHandicap, type Parts, type Unit } from './parts.ts';

export interface Teams {
  readonly home: string;
  readonly away: string;
}

const TOTAL = { minimumFractionDigits: 1 } as const;
const SIGNED = { signDisplay: 'exceptZero', minimumFractionDigits: 0 } as const;
const formatters = new Map<string, Intl.NumberFormat>();

/** Caches number formatters: creating one costs far more than using it, and a list has hundreds of odds. */
function formatterOf(locale: string, options: typeof TOTAL | typeof SIGNED): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}

/** Returns the names lists need: main markets, their columns and their outcomes. `useMarketNames` has all others. */
export function useGridNames() {
  const { t, i18n } = useLingui();
  return useMemo(() => {
    const totalOf = (given: Readonly<Record<string, string>>) =>
      formatterOf(i18n.locale, TOTAL).format(Number(given['total'] ?? 0));
    const draw = t({ message: 'Draw', context: 'of a match' });
    const title = (base: string, given: Readonly<Record<string, string>>): string | undefined => {
      const total = totalOf(given);
      const titles: Record<string, () => string> = {
        result: () => t`Result`,
        totalGames: () => (given['total'] === undefined ? t`Total games` : t`Total games ${total}`),
        totalPoints: () => (given['total'] === undefined ? t`Total points` : t`Total points ${total}`),
        iceHockeyTotal: () =>
          given['total'] === undefined ? t`Total goals (incl. overtime)` : t`Total goals ${total} (incl. overtime)`,
        gameHandicap: () => t`Game handicap`,
        pointSpread: () => t`Points handicap`,
        puckLine: () => t`Handicap (incl. overtime)`,
      };
      return titles[base]?.();
    };
    const inRegulation = (plain: string): string => t`Regular time: ${plain}`;
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
    const word = (name: string, { given, unit }: Parts, { home, away }: Teams): string | undefined => {
      const total = totalOf(given);
      const words: Record<string, () => string> = {
        home: () => home,
        away: () => away,
        draw: () => draw,
        over: () => over(unit, total),
        under: () => under(unit, total),
        yes: () => t`Yes`,
        no: () => t`No`,
      };
      return words[name]?.();
    };
    const start = (name: string, given: Readonly<Record<string, string>>) =>
      given['hcp'] === undefined ? '' : signed(name === 'home' ? Number(given['hcp']) : -Number(given['hcp']));
    const signed = (value: number) => formatterOf(i18n.locale, SIGNED).format(value);
    const handicap = (name: string, { given }: Parts, { home, away }: Teams): string =>
      `${name === 'home' ? home : away} ${start(name, given)}`;
    const oneTwo = (name: string): string =>
      name === 'home'
        ? t({ message: '1', context: 'home win' })
        : name === 'draw'
          ? t({ message: 'X', context: 'draw' })
          : t({ message: '2', context: 'away win' });
    /** Returns a name for a narrow column. */
    const short = (parts: Parts, name: string): string => {
      const total = totalOf(parts.given);
      if (isHandicap(parts)) return start(name, parts.given);
      if (ONE_TWO.has(name)) return oneTwo(name);
      if (name === 'over') return t`Over ${total}`;
      if (name === 'under') return t`Under ${total}`;
      return name === 'yes' ? t`Yes` : t`No`;
    };
    /** Returns the headings above columns of odds: the market, and each outcome below it. */
    const columns = (parts: Parts, outcomes: readonly string[]): { title: string; outcomes: string[] } => {
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
      return { title, outcomes: outcomes.map((name) => short(parts, name)) };
    };
    /** Returns the full name of an outcome that has a sentence of its own, including the match; otherwise null. */
    const sentence = (parts: Parts, name: string, { home, away }: Teams): string | null => {
      const { side, span, base, given } = parts;
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
      if (plain && base === 'bothScore') return t`Both teams to score: no, ${home} against ${away}`;
      return null;
    };
    const full = (what: string, which: string, { home, away }: Teams): string =>
      t`${what}: ${which}, ${home} against ${away}`;
    /** Returns only the number of a line, for a column that names the rest. Empty if the line has no number. */
    const lineOf = (parts: Parts, name: string): string => {
      if (isHandicap(parts)) return start(name, parts.given);
      return parts.given['total'] === undefined ? '' : totalOf(parts.given);
    };
    return { totalOf, draw, title, inRegulation, word, handicap, short, columns, sentence, full, lineOf };
  }, [t, i18n]);
}

/** Winner markets without a draw. */
const WINNERS: ReadonlySet<string> = new Set(['tennisWinner', 'basketballWinner', 'iceHockeyWinner']);
const ONE_TWO: ReadonlySet<string> = new Set(['home', 'draw', 'away']);
