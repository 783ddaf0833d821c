import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { playerQuery, useApi } from '@croupier/api-client';
import { answerEmailChange } from '@croupier/contracts';
import { Button } from '@croupier/ui-kit';
import styles from '../frame/auth-frame.module.css';
import { AuthFrame, type AuthLayout } from '../frame/AuthFrame.tsx';
import { failureText } from '../frame/failure-text.ts';
import { FormError } from '../frame/FormError.tsx';
import { Outcome } from '../frame/Outcome.tsx';

export interface EmailChangeFormProps {
  layout: AuthLayout;
  token: string;
  /** Mail that was answered: the one to the current address or to the new one. */
  side: 'old' | 'new';
  /** True for the link that stops the change. */
  stop: boolean;
  /** True if an operator started the change: the other mailbox doesn't have to agree. */
  alone?: boolean;
  onDone: () => void;
}

/** Confirms or stops a change of the email from one of the two mailboxes. */
export function EmailChangeForm({ layout, token, side, stop, alone = false, onDone }: EmailChangeFormProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: () => api.call(answerEmailChange, { body: { token, side, stop } }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: playerQuery(api).queryKey });
      void queryClient.invalidateQueries({ queryKey: ['profile', 'email'] });
    },
  });
  const state = mutation.data?.state;
  if (state)
    return (
      <Outcome
        layout={layout}
        good
        title={state === 'stopped' ? <Trans>Change cancelled</Trans> : <Trans>Thank you</Trans>}
        text={
          {
            waiting: <Trans>One more step: please confirm the email at your other address too.</Trans>,
            changed: <Trans>Your email address has changed. You sign in with it from now on.</Trans>,
            stopped: (
              <Trans>
                Your email address stays the same. If you didn’t request the change, change your password too.
              </Trans>
            ),
          }[state]
        }
        action={
          <Button size="large" wide onClick={onDone}>
            <Trans>Continue</Trans>
          </Button>
        }
      />
    );
  return (
    <AuthFrame
      layout={layout}
      title={stop ? <Trans>Cancel your email address change?</Trans> : <Trans>Confirm your new email address</Trans>}
      footer={
        <div className={styles.foot}>
          <Button size="large" wide loading={mutation.isPending} onClick={() => mutation.mutate()} data-autofocus>
            {stop ? <Trans>Cancel the change</Trans> : <Trans>Confirm</Trans>}
          </Button>
        </div>
      }
    >
      {mutation.isError && <FormError>{failureText(i18n, mutation.error)}</FormError>}
      <p>
        {stop ? (
          <Trans>Both emails will stop working, and your account keeps its current address.</Trans>
        ) : alone ? (
          <Trans>Press the button to make this your account’s email address. You sign in with it from then on.</Trans>
        ) : (
          <Trans>
            Your address changes once you confirm both emails, the one to your old address and the one to your new
            address.
          </Trans>
        )}
      </p>
    </AuthFrame>
  );
}
