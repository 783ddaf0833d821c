import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import type { SportEvent, SportEventDetail, SportMarket } from '@croupier/contracts';
import { OddsButton } from '@croupier/ui-kit';
import { selectionKey, selectionOf } from '../slip-model/selection.ts';
import { slipAtom, toggleAtom } from '../slip-model/slip.atoms.ts';
import { usePriceText, useSpokenPrice } from './usePriceText.ts';

export interface CellProps {
  event: SportEvent | SportEventDetail;
  market: SportMarket;
  outcome: string;
  /** Label shown beside or above the odds. */
  name?: ReactNode;
  stacked?: boolean;
  className?: string | undefined;
}

interface PriceCellProps extends CellProps {
  /** Null if the outcome has no odds. */
  price: number | null;
  /** Full name, including the match. */
  fullName: string;
}

/** Renders one outcome's odds as a button that adds it to the slip or removes it. */
export function PriceCell({ event, market, outcome, price, ...shown }: PriceCellProps) {
  const priceText = usePriceText();
  const spoken = useSpokenPrice();
  const toggle = useSetAtom(toggleAtom);
  const selected = useIsSelected(selectionKey(event.id, market, outcome));
  const odds = market.status === 'active' ? price : null;
  return (
    <OddsButton
      data-odds=""
      {...shown}
      odds={odds}
      price={odds === null ? '' : priceText(odds)}
      spoken={odds === null ? '' : spoken(odds)}
      selected={selected}
      suspended={market.status !== 'active'}
      onClick={() => price !== null && toggle(selectionOf(event, market, outcome, price))}
    />
  );
}

/**
 * Returns whether this selection is on the slip. Subscribes to this selection only, so choosing one redraws two
 * buttons, not a page.
 */
function useIsSelected(key: string): boolean {
  return useAtomValue(useMemo(() => atom((get) => get(slipAtom).some((selection) => selection.key === key)), [key]));
}
