import { Trans, useLingui } from '@lingui/react/macro';
import { games, purchaseIn, stakeBehind } from '@croupier/game-math';
import { formatMultiple } from '@croupier/i18n';
import type { AnyCurrency } from '@croupier/money';
import { Money } from '@croupier/ui-kit';

interface BoughtNoteProps {
  maths: string;
  /** Parameters of the bet. */
  params: unknown;
  /** Cost in subunits. */
  cost: bigint;
  currency: AnyCurrency;
}

/** Renders a note on bought free spins: their price in stakes, and the stake of their spins. */
export function BoughtNote({ maths, params, cost, currency }: BoughtNoteProps) {
  const { i18n } = useLingui();
  const math = games[maths];
  const bought = math && purchaseIn(math, params);
  if (!bought) return null;
  const times = formatMultiple(bought.price / 10, i18n.locale);
  return (
    <p>
      <Trans>
        Free spins bought for {times} times a stake of{' '}
        <Money amount={stakeBehind(math, params, cost)} currency={currency} />.
      </Trans>
    </p>
  );
}
