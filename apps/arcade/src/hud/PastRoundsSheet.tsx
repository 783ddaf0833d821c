import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { PastRound } from '@croupier/contracts';
import { formatDate, formatMultiple } from '@croupier/i18n';
import { Button, Sheet, Spinner } from '@croupier/ui-kit';
import type { GameStore } from '../game/game-store.ts';
import { localeOf } from '../texts.ts';
import styles from './past-rounds.module.css';
import { money } from './texts.tsx';

/** Renders the last rounds of this title that the server stored. */
export default function PastRoundsSheet({ game, close }: { readonly game: GameStore; readonly close: () => void }) {
  const { t } = useLingui();
  const [rounds, setRounds] = useState<readonly PastRound[] | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    game.pastRounds().then(
      (found) => !gone && setRounds(found),
      () => !gone && setFailed(true),
    );
    return () => void (gone = true);
  }, [game]);
  const { mode } = game.session;
  return (
    <Sheet
      open
      title={t`Latest rounds`}
      onClose={close}
      footer={
        mode === 'real' && (
          <Button variant="secondary" onClick={() => game.parent.say({ kind: 'open_fairness' })}>
            <Trans>Check my rounds</Trans>
          </Button>
        )
      }
    >
      {failed && (
        <p role="alert">
          <Trans>We couldn’t load your rounds. Nothing is lost. Please try again in a moment.</Trans>
        </p>
      )}
      {!failed && !rounds && <Spinner />}
      {rounds?.length === 0 && (
        <p>
          <Trans>No rounds played yet.</Trans>
        </p>
      )}
      {rounds && rounds.length > 0 && <Table rounds={rounds} />}
    </Sheet>
  );
}

function Table({ rounds }: { readonly rounds: readonly PastRound[] }) {
  const { t, i18n } = useLingui();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable, so that the arrow keys scroll it
    <div className={styles.scroll} role="region" aria-label={t`Latest rounds`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Time</Trans>
            </th>
            <th scope="col">
              <Trans>Stake</Trans>
            </th>
            <th scope="col">
              <Trans>Payout</Trans>
            </th>
            <th scope="col">×</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ id, currency, stake_cents, win_cents, bought, played_at }) => (
            <tr key={id} data-won={win_cents >= stake_cents || undefined}>
              <th scope="row">
                <time dateTime={played_at}>{formatDate(played_at, i18n, 'time')}</time>
              </th>
              <td>
                {money(stake_cents, currency)}
                {bought && (
                  <small className={styles.bought}>
                    <Trans>Free spins bought</Trans>
                  </small>
                )}
              </td>
              <td>{money(win_cents, currency)}</td>
              <td>
                {win_cents === 0
                  ? '–'
                  : formatMultiple(Math.floor((win_cents / stake_cents) * 10) / 10, localeOf(i18n.locale))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
