import { Trans, useLingui } from '@lingui/react/macro';
import type { GameTitle } from '@croupier/game-art';
import { games } from '@croupier/game-math';
import { formatMultiple, formatPercent } from '@croupier/i18n';
import { Button, Sheet } from '@croupier/ui-kit';
import type { GameStore } from '../game/game-store.ts';
import { highestStake, priceAt } from '../game/purchase.ts';
import { useStore } from '../store.ts';
import { localeOf } from '../texts.ts';
import styles from './game-facts.module.css';
import { money } from './texts.tsx';

interface SheetProps {
  readonly game: GameStore;
  readonly gameTitle: GameTitle;
  readonly onBuy: () => void;
  readonly close: () => void;
}

/** Renders the price and return of bought free spins next to those of an ordinary spin, before any payment. */
export default function BuySheet({ game, gameTitle, onBuy, close }: SheetProps) {
  const { t, i18n } = useLingui();
  const { stakeCents, balanceCents, paused } = useStore(game);
  const { purchase, stakes, currency } = game.session;
  const math = games[gameTitle.maths];
  if (!purchase || !math) return null;
  const locale = localeOf(i18n.locale);
  const priceCents = priceAt(purchase, stakeCents);
  const [price, stake] = [money(priceCents, currency), money(stakeCents, currency)];
  const times = formatMultiple(purchase.price / 10, locale);
  const highest = highestStake(purchase, stakes);
  const tooHigh = priceCents > stakes.max_cents;
  return (
    <Sheet
      open
      title={t`Buy free spins`}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" data-autofocus onClick={close}>
            <Trans>Not now</Trans>
          </Button>
          <Button
            disabled={tooHigh || priceCents > balanceCents || paused}
            onClick={() => {
              close();
              onBuy();
            }}
          >
            <Trans>Buy for {price}</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <dl className={styles.facts}>
          <div>
            <dt>
              <Trans>Price</Trans>
            </dt>
            <dd>{price}</dd>
          </div>
          <div>
            <dt>
              <Trans>A normal spin costs</Trans>
            </dt>
            <dd>{stake}</dd>
          </div>
          <div>
            <dt>
              <Trans>Return of this purchase</Trans>
            </dt>
            <dd>{formatPercent(purchase.rtp, locale, 2)}</dd>
          </div>
          <div>
            <dt>
              <Trans>Return of normal spins</Trans>
            </dt>
            <dd>{formatPercent(math.rtp, locale, 2)}</dd>
          </div>
        </dl>
        <p>
          <Trans>
            The price is {times} times the stake, charged immediately. The round starts with its free spins, each at{' '}
            {stake}. They may pay less than the price, or nothing.
          </Trans>
        </p>
        <p className={styles.note}>
          <Trans>The full price counts as your stake, for your limits and wherever stakes count.</Trans>
        </p>
        {tooHigh && highest !== null && (
          <p role="alert">
            <Trans>
              The price is above the maximum stake for this game. You can buy at a stake of {money(highest, currency)}{' '}
              or less.
            </Trans>
          </p>
        )}
        {!tooHigh && priceCents > balanceCents && (
          <p role="alert">
            <Trans>Your balance is too low for this purchase.</Trans>
          </p>
        )}
      </div>
    </Sheet>
  );
}
