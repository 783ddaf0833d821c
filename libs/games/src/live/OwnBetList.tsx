import { Trans, useLingui } from '@lingui/react/macro';
import type { LiveBet } from '@croupier/contracts';
import { Money } from '@croupier/ui-kit';
import styles from './live.module.css';
import { multiplierText } from './multiplier.ts';
import { useSpotNames } from './useSpotNames.ts';

const SHOWN = 20;

/** Renders the player's last bets at this table and their results. */
export function OwnBetList({ bets }: { bets: readonly LiveBet[] }) {
  const { i18n } = useLingui();
  const { longName } = useSpotNames();
  if (bets.length === 0)
    return (
      <p className={styles.small}>
        <Trans>Your bets at this table appear here.</Trans>
      </p>
    );
  return (
    <ul className={styles.own}>
      {bets.slice(0, SHOWN).map((bet) => (
        <li key={bet.id} data-status={bet.status}>
          <span className={styles.what}>
            <b>
              <Trans>Round {bet.round}</Trans>
            </b>{' '}
            {bet.fields.map(({ name }) => (name === 'crash' ? '' : longName(name))).join(', ')}
            {bet.status === 'settled' && bet.cashed_out_at !== null && multiplierText(bet.cashed_out_at, i18n.locale)}
          </span>
          <Money amount={bet.stake_cents} currency={bet.currency} />
          <span className={styles.became}>
            <Became bet={bet} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Became({ bet: { status, win_cents: win, stake_cents: stake, currency } }: { bet: LiveBet }) {
  if (status === 'placed') return <Trans>in play</Trans>;
  if (status === 'undone') return <Trans>cancelled</Trans>;
  if (status === 'void') return <Trans>void, stake returned</Trans>;
  if (win === 0) return <Trans>lost</Trans>;
  return (
    <span data-won={win > stake || undefined}>
      <Trans>
        <Money amount={win} currency={currency} /> returned
      </Trans>
    </span>
  );
}
