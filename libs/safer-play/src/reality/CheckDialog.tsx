import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { UserLimit } from '@croupier/contracts';
import { formatMoney } from '@croupier/money';
import { Banner, Button, Dialog } from '@croupier/ui-kit';
import { BreakNow } from '../break/BreakNow.tsx';
import { elapsedText } from '../clock/elapsed.ts';
import { signedMoney } from '../clock/net.ts';
import type { ReadClock } from '../clock/play-clock.query.ts';
import { useServerNow } from '../clock/useServerNow.ts';
import { failureText } from '../failure-text.ts';
import { passCheckMutation } from './reality-check.mutation.ts';
import styles from './reality.module.css';

export interface CheckDialogProps {
  clock: ReadClock;
  /** Opens the limits page and closes an open game. */
  onStop: () => void;
  onBreak: (limit: UserLimit) => void;
}

/** Renders playing time and result in plain figures. Closing it continues play; nothing is lost either way. */
export function CheckDialog({ clock, onStop, onBreak }: CheckDialogProps) {
  const { t, i18n } = useLingui();
  const pass = useMutation(passCheckMutation(useApi(), useQueryClient()));
  const goOn = () => pass.mutateAsync().catch(() => undefined);
  const stop = async () => {
    await goOn();
    onStop();
  };
  const time = elapsedText(i18n, useServerNow(clock.offsetMs) - Date.parse(clock.started_at));
  const money = (cents: number) => formatMoney(cents, clock.currency, i18n.locale);
  return (
    <Dialog
      open
      title={t`Reality check`}
      onClose={() => void goOn()}
      blockOverlay
      footer={
        <div className={styles.ways}>
          <Button loading={pass.isPending} onClick={() => void goOn()}>
            <Trans>Keep playing</Trans>
          </Button>
          <Button variant="secondary" onClick={() => void stop()}>
            <Trans>Stop and see my limits</Trans>
          </Button>
        </div>
      }
    >
      <div className={styles.check}>
        <p>
          <Trans>Your current round has ended, and play is paused until you answer.</Trans>
        </p>
        <dl className={styles.figures}>
          <div>
            <dt>
              <Trans context="since then">Signed in</Trans>
            </dt>
            <dd>{time}</dd>
          </div>
          <div>
            <dt>
              <Trans>Staked</Trans>
            </dt>
            <dd>{money(clock.staked_cents)}</dd>
          </div>
          <div>
            <dt>
              <Trans context="of all stakes">Returned</Trans>
            </dt>
            <dd>{money(clock.returned_cents)}</dd>
          </div>
          {clock.open_cents > 0 && (
            <div>
              <dt>
                <Trans>In open bets</Trans>
              </dt>
              <dd>{money(clock.open_cents)}</dd>
            </div>
          )}
          <div data-net="">
            <dt>
              <Trans>Net</Trans>
            </dt>
            <dd>{signedMoney(clock.returned_cents - clock.staked_cents, clock.currency, i18n.locale)}</dd>
          </div>
        </dl>
        {pass.isError && (
          <Banner tone="danger" live>
            {failureText(i18n, pass.error)}
          </Banner>
        )}
        <BreakNow onBegun={onBreak} />
      </div>
    </Dialog>
  );
}
