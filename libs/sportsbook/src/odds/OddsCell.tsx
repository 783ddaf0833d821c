import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import type { SportEvent, SportEventDetail, SportMarket } from '@croupier/contracts';
import { OddsButton } from '@croupier/ui-kit';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { oddsOf, pick, selectionKey } from '../slip-model/selection.ts';
import { slipAtom, toggleAtom } from '../slip-model/slip.atoms.ts';
import { usePriceText } from './usePriceText.ts';

interface OddsCellProps {
  event: SportEvent | SportEventDetail;
  market: SportMarket;
  outcome: string;
  /** What is seen beside or above the price. */
  name?: ReactNode;
  stacked?: boolean;
  className?: string | undefined;
}

/** One price of a match, to be put on the slip or taken off. */
export function OddsCell({ event, market, outcome, name, stacked, className }: OddsCellProps) {
  const names = useMarketNames();
  const priceText = usePriceText();
  const toggle = useSetAtom(toggleAtom);
  const selected = useIsSelected(selectionKey(event.id, market, outcome));
  const odds = market.status === 'active' ? oddsOf(market, outcome) : null;
  const choose = () => {
    const selection = pick(event, market, outcome);
    if (selection) toggle(selection);
  };
  return (
    <OddsButton
      data-odds=""
      fullName={names.full(market, outcome, {
        home: event.home.name,
        away: event.away.name,
        ...('players' in event ? { players: event.players } : {}),
      })}
      name={name}
      odds={odds}
      price={odds === null ? '' : priceText(odds)}
      selected={selected}
      suspended={market.status !== 'active'}
      stacked={stacked}
      className={className}
      onClick={choose}
    />
  );
}

/** Each price listens to its own place on the slip only: choosing one redraws two buttons, not a page. */
function useIsSelected(key: string): boolean {
  return useAtomValue(useMemo(() => atom((get) => get(slipAtom).some((selection) => selection.key === key)), [key]));
}
