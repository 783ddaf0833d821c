import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import type { FieldEvent, SportMarket } from '@croupier/contracts';
import { OddsButton } from '@croupier/ui-kit';
import { useMarketNames } from '../markets/useMarketNames.ts';
import { usePriceText } from '../odds/usePriceText.ts';
import { namesOf, pickRunner } from '../slip-model/field-selection.ts';
import { oddsOf } from '../slip-model/pick.ts';
import { selectionKey } from '../slip-model/selection.ts';
import { slipAtom, toggleAtom } from '../slip-model/slip.atoms.ts';
import { useEventTitle } from './event-title.ts';

interface RunnerOddsProps {
  event: FieldEvent;
  market: SportMarket;
  outcome: string;
  name?: ReactNode;
  className?: string | undefined;
}

/** Renders a runner's odds as a button that adds it to the slip or removes it. */
export function RunnerOdds({ event, market, outcome, name, className }: RunnerOddsProps) {
  const names = useMarketNames();
  const title = useEventTitle();
  const priceText = usePriceText();
  const toggle = useSetAtom(toggleAtom);
  const key = selectionKey(event.id, market, outcome);
  const selected = useAtomValue(slipAtom).some((selection) => selection.key === key);
  const odds = market.status === 'active' ? oddsOf(market, outcome) : null;
  const named = namesOf(event);
  const [what, which, where] = [names.market(market, named), names.outcome(market, outcome, named), title(named)];
  return (
    <OddsButton
      data-odds=""
      fullName={`${what}: ${which}, ${where}`}
      name={name}
      odds={odds}
      price={odds === null ? '' : priceText(odds)}
      selected={selected}
      suspended={market.status !== 'active'}
      className={className}
      onClick={() => {
        const selection = pickRunner(event, market, outcome);
        if (selection) toggle(selection);
      }}
    />
  );
}
