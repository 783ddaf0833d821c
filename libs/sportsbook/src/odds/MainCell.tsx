import { mainOutcomes } from '../markets/main-order.ts';
import { useMainNames } from '../markets/useMainNames.ts';
import { type CellProps, PriceCell } from './PriceCell.tsx';

/** Renders the odds of a main market, in a list. */
export function MainCell(props: CellProps) {
  const { event, market, outcome } = props;
  const names = useMainNames();
  const price = market.odds?.[mainOutcomes(market).indexOf(outcome)] ?? null;
  const sides = { home: event.home.name, away: event.away.name };
  return <PriceCell {...props} price={price} fullName={names.full(market, outcome, sides)} />;
}
