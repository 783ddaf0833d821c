import { useMarketNames } from '../markets/useMarketNames.ts';
import { oddsOf } from '../slip-model/pick.ts';
import { type CellProps, PriceCell } from './PriceCell.tsx';

/** Renders the odds of any market. */
export function OddsCell(props: CellProps) {
  const { event, market, outcome } = props;
  const names = useMarketNames();
  const fullName = names.full(market, outcome, {
    home: event.home.name,
    away: event.away.name,
    ...('players' in event ? { players: event.players } : {}),
  });
  return <PriceCell {...props} price={oddsOf(market, outcome)} fullName={fullName} />;
}
