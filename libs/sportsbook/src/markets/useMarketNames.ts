import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { MARKET_IDS, parseSpecifiers } from '@croupier/bet-math';

interface Line {
  readonly market_id: number;
  readonly specifiers: string;
}

interface Sides {
  readonly home: string;
  readonly away: string;
}

/** What markets and outcomes are called, short in a grid, in full on a slip and for a screen reader. */
export function useMarketNames() {
  const { t, i18n } = useLingui();
  return useMemo(() => {
    const lineOf = ({ specifiers }: Line) =>
      new Intl.NumberFormat(i18n.locale, { minimumFractionDigits: 1 }).format(
        Number(parseSpecifiers(specifiers)?.['total'] ?? 0),
      );
    const market = (line: Line): string => {
      if (line.market_id === MARKET_IDS.matchResult) return t`Match result`;
      if (line.market_id === MARKET_IDS.bothScore) return t`Both teams to score`;
      return t`Total goals ${lineOf(line)}`;
    };
    /** The outcome as a player would say it. */
    const outcome = (line: Line, name: string, { home, away }: Sides): string => {
      const total = lineOf(line);
      if (name === 'home') return home;
      if (name === 'away') return away;
      if (name === 'draw') return t({ message: 'Draw', context: 'of a match' });
      if (name === 'over') return t`Over ${total} goals`;
      if (name === 'under') return t`Under ${total} goals`;
      return name === 'yes' ? t`Yes` : t`No`;
    };
    /** Seen in a narrow column. */
    const short = (line: Line, name: string): string => {
      const total = lineOf(line);
      if (name === 'home') return t({ message: '1', context: 'home win' });
      if (name === 'draw') return t({ message: 'X', context: 'draw' });
      if (name === 'away') return t({ message: '2', context: 'away win' });
      if (name === 'over') return t`Over ${total}`;
      if (name === 'under') return t`Under ${total}`;
      return name === 'yes' ? t`Yes` : t`No`;
    };
    /** Above columns of prices: the market, and each outcome below it. */
    const columns = (line: Line, outcomes: readonly string[]): { title: string; outcomes: string[] } => {
      const total = lineOf(line);
      if (line.market_id === MARKET_IDS.matchResult)
        return { title: t`Result`, outcomes: outcomes.map((name) => short(line, name)) };
      if (line.market_id === MARKET_IDS.bothScore) return { title: t`Both score`, outcomes: [t`Yes`, t`No`] };
      return { title: t`Goals ${total}`, outcomes: [t`Over`, t`Under`] };
    };
    /** The whole name of a price, the match included. */
    const full = (line: Line, name: string, { home, away }: Sides): string => {
      const total = lineOf(line);
      if (name === 'home') return t`${home} to win against ${away}`;
      if (name === 'away') return t`${away} to win at ${home}`;
      if (name === 'draw') return t`Draw between ${home} and ${away}`;
      if (name === 'over') return t`Over ${total} goals, ${home} against ${away}`;
      if (name === 'under') return t`Under ${total} goals, ${home} against ${away}`;
      if (name === 'yes') return t`Both teams to score, ${home} against ${away}`;
      return t`Not both teams to score, ${home} against ${away}`;
    };
    return { market, outcome, short, columns, full };
  }, [t, i18n]);
}
