import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { UserLimit } from '@croupier/contracts';
import { showToast, useModal } from '@croupier/shell';
import { Banner, Button, DialogContent } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import { BreakWords } from './BreakWords.tsx';
import { periodNames, typeNames } from './limit-texts.ts';
import styles from './limits.module.css';
import { type BreakOrder, removeLimitMutation, startBreakMutation } from './limits.mutation.ts';

type ConfirmLimitProps =
  | { remove: UserLimit }
  | {
      begin: BreakOrder;
      /** Called once the break has started and the player is signed out. */
      onBegun: (limit: UserLimit) => void;
    };

/**
 * Renders the modal `limit-confirm`, which explains the effects of a change that can't be undone or that weakens a
 * limit.
 */
export const ConfirmLimit = (props: ConfirmLimitProps) =>
  'remove' in props ? (
    <ConfirmRemoval limit={props.remove} />
  ) : (
    <ConfirmBreak order={props.begin} onBegun={props.onBegun} />
  );

function ConfirmRemoval({ limit }: { limit: UserLimit }) {
  const { t, i18n } = useLingui();
  const modal = useModal();
  const remove = useMutation(removeLimitMutation(useApi(), useQueryClient()));
  async function ask() {
    if (!(await remove.mutateAsync(limit.id).catch(() => null))) return;
    showToast({ type: 'success', text: t`Request received. Please confirm it with the link in your email.` });
    modal.close();
  }
  return (
    <DialogContent title={<Trans>Remove this limit?</Trans>}>
      <div className={styles.confirming}>
        <p>
          {i18n._(typeNames[limit.type])} · {i18n._(periodNames[limit.period])}
        </p>
        <p>
          <Trans>
            The limit stays for at least a day, and until you confirm the change in the email we send you. Until then,
            you can cancel the request.
          </Trans>
        </p>
        <Failure error={remove.error} />
        <div className={styles.buttons}>
          <Button variant="danger" loading={remove.isPending} onClick={() => void ask()}>
            <Trans>Request removal</Trans>
          </Button>
          <Button variant="quiet" onClick={() => modal.close()}>
            <Trans>Keep it</Trans>
          </Button>
        </div>
      </div>
    </DialogContent>
  );
}

function ConfirmBreak({ order, onBegun }: { order: BreakOrder; onBegun: (limit: UserLimit) => void }) {
  const { i18n } = useLingui();
  const modal = useModal();
  const start = useMutation(startBreakMutation(useApi(), useQueryClient()));
  const isBreak = order.type === 'coolingoff';
  const length = i18n._(periodNames[order.period]);
  async function begin() {
    const limit = await start.mutateAsync(order).catch(() => null);
    if (!limit) return;
    modal.close({ immediate: true });
    onBegun(limit);
  }
  return (
    <DialogContent title={isBreak ? <Trans>Start the break?</Trans> : <Trans>Exclude yourself?</Trans>}>
      <div className={styles.confirming}>
        <p>
          <Trans>Length: {length}. It starts immediately and can’t be ended early.</Trans>
        </p>
        <BreakWords type={order.type} />
        <Failure error={start.error} />
        <div className={styles.buttons}>
          <Button variant="danger" loading={start.isPending} onClick={() => void begin()}>
            {isBreak ? <Trans>Start the break</Trans> : <Trans>Exclude myself</Trans>}
          </Button>
          <Button variant="quiet" onClick={() => modal.close()}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      </div>
    </DialogContent>
  );
}

function Failure({ error }: { error: Error | null }) {
  const { i18n } = useLingui();
  return (
    error && (
      <Banner tone="danger" live>
        {failureText(i18n, error)}
      </Banner>
    )
  );
}
