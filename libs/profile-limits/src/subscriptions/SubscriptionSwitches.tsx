import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { showToast } from '@croupier/shell';
import { Checkbox, ErrorState, Skeleton } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import styles from '../section/section.module.css';
import { subscriptionsMutation } from './subscriptions.mutation.ts';
import { subscriptionsQuery } from './subscriptions.query.ts';

/** Renders the switches for messages by email and by text. Each takes effect at once. */
export function SubscriptionSwitches() {
  const api = useApi();
  const { i18n } = useLingui();
  const { data: saved, isError, isFetching, refetch } = useQuery(subscriptionsQuery(api));
  const { mutate, isPending, variables } = useMutation({
    ...subscriptionsMutation(api, useQueryClient()),
    onError: (error) => void showToast({ type: 'warning', text: failureText(i18n, error) }),
  });
  if (isError && !saved) return <ErrorState as="h3" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!saved) return <Skeleton height={96} />;
  // While the reply is pending, the switch already shows the requested state.
  const shown = isPending ? variables : saved;
  return (
    <div className={styles.form}>
      <Checkbox
        asSwitch
        label={<Trans>Offers by email</Trans>}
        checked={shown.receive_promos}
        onChange={({ target }) => mutate({ ...shown, receive_promos: target.checked })}
      />
      <Checkbox
        asSwitch
        label={<Trans>Offers by text message</Trans>}
        checked={shown.receive_sms_promos}
        onChange={({ target }) => mutate({ ...shown, receive_sms_promos: target.checked })}
      />
    </div>
  );
}
