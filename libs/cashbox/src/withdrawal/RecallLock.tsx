import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { type Api, playersOwn, useApi } from '@croupier/api-client';
import { readRecallLock, setRecallLock } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { useTimeZone } from '@croupier/shell';
import { Banner, Button, Dialog, Skeleton } from '@croupier/ui-kit';
import { callProblem } from '../payment/failure-texts.ts';
import { refreshCashbox } from '../payment/refresh-cashbox.ts';
import styles from '../steps/steps.module.css';

const recallLockQuery = (api: Api) =>
  queryOptions({
    queryKey: ['cashbox', 'recall-lock'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readRecallLock, { signal }),
  });

/**
 * Renders the option to make withdrawals final, permanently. Players use it to protect themselves from cancelling a
 * withdrawal.
 */
export function RecallLock() {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const { data, error } = useQuery(recallLockQuery(useApi()));
  const [asks, setAsks] = useState(false);
  if (error && !data) return <p role="alert">{callProblem(i18n, error)}</p>;
  if (!data) return <Skeleton height={64} />;
  if (data.locked_at)
    return (
      <Banner icon={<Lock size={20} aria-hidden="true" />}>
        <Trans>
          Since {formatDate(data.locked_at, i18n, 'date', timeZone)}, your withdrawals are final and can’t be cancelled.
          This is permanent.
        </Trans>
      </Banner>
    );
  if (data.edition_forbids)
    return (
      <p>
        <Trans>In your country, withdrawals can’t be cancelled anyway.</Trans>
      </p>
    );
  return (
    <div className={styles.step}>
      <p>
        <Trans>
          You can cancel a withdrawal while we’re checking it. If you’d rather not have that option, make your
          withdrawals final.
        </Trans>
      </p>
      <Button variant="secondary" onClick={() => setAsks(true)}>
        <Lock size={18} aria-hidden="true" />
        <Trans>Make withdrawals final</Trans>
      </Button>
      {asks && <Confirm onClose={() => setAsks(false)} />}
    </div>
  );
}

function Confirm({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const lock = useMutation({
    mutationFn: () => api.call(setRecallLock),
    onSuccess: (locked) => {
      queryClient.setQueryData(recallLockQuery(api).queryKey, locked);
      onClose();
      return refreshCashbox(queryClient);
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Make withdrawals final?</Trans>}
      footer={
        <>
          <Button onClick={() => lock.mutate()} loading={lock.isPending}>
            <Trans>Make them final</Trans>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Leave it as it is</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          This applies to withdrawals in progress and all future ones. It’s permanent: neither you nor we can undo it.
        </Trans>
      </p>
      {lock.error && <p role="alert">{callProblem(i18n, lock.error)}</p>}
    </Dialog>
  );
}
