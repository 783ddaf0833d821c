import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { confirmUserLimit } from '@croupier/contracts';
import { Button, Card, ErrorState } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import styles from './limits.module.css';

/** Renders the page of the mail's link. A person must press a button, because mail scanners open links too. */
export function ConfirmLimitPage({ token, onwards }: { token: string | undefined; onwards: ReactNode }) {
  const { i18n } = useLingui();
  const api = useApi();
  const mutation = useMutation({
    mutationFn: () => api.call(confirmUserLimit, { body: { token: token ?? '' } }),
    meta: { failure: 'CONFIRM_USER_LIMIT_CHANGE' },
  });
  if (!token || mutation.isError)
    return (
      <ErrorState
        as="h1"
        title={<Trans>This link doesn’t work</Trans>}
        text={
          mutation.isError ? (
            failureText(i18n, mutation.error)
          ) : (
            <Trans>Part of the link is missing. Please open it from the email again. Your limit has not changed.</Trans>
          )
        }
        action={onwards}
      />
    );
  return (
    <Card className={styles.confirm} aria-live="polite">
      {mutation.isSuccess ? (
        <>
          <h1>
            <Trans>Confirmed</Trans>
          </h1>
          <p>
            <Trans>The change applies once the waiting time is over.</Trans>
          </p>
          {onwards}
        </>
      ) : (
        <>
          <h1>
            <Trans>Change your limit?</Trans>
          </h1>
          <p>
            <Trans>
              You asked to raise or remove a limit. If you no longer want that, just close this page. The limit stays
              the same.
            </Trans>
          </p>
          <Button loading={mutation.isPending} onClick={() => mutation.mutate()}>
            <Trans>Yes, change it</Trans>
          </Button>
        </>
      )}
    </Card>
  );
}
