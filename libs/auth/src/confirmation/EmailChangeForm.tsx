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
  /** Which of the two mails it was: the one to the address there is, or to the new one. */
  side: 'old' | 'new';
  /** The link that stops the change. */
  stop: boolean;
  /** Begun by an operator: no other mailbox has to agree. */
  alone?: boolean;
  onDone: () => void;
}

/** One of the two mailboxes answers to a change of the email. */
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
        title={state === 'stopped' ? <Trans>The change is stopped</Trans> : <Trans>Thank you</Trans>}
        text={
          {
            waiting: (
              <Trans>Now the other mail is still to be confirmed: we sent one to each of the two addresses.</Trans>
            ),
            changed: <Trans>Your account has its new email address. You sign in with it from now on.</Trans>,
            stopped: (
              <Trans>
                Your email address stays as it is. If it was not you who asked, choose another password too.
              </Trans>
            ),
          }[state]
        }
        action={
          <Button size="large" wide onClick={onDone}>
            <Trans>Go on</Trans>
          </Button>
        }
      />
    );
  return (
    <AuthFrame
      layout={layout}
      title={
        stop ? <Trans>Stop the change of your email address?</Trans> : <Trans>Confirm your new email address</Trans>
      }
      footer={
        <div className={styles.foot}>
          <Button size="large" wide loading={mutation.isPending} onClick={() => mutation.mutate()} data-autofocus>
            {stop ? <Trans>Stop the change</Trans> : <Trans>Confirm</Trans>}
          </Button>
        </div>
      }
    >
      {mutation.isError && <FormError>{failureText(i18n, mutation.error)}</FormError>}
      <p>
        {stop ? (
          <Trans>Then both mails lose their force, and your account keeps the address it has.</Trans>
        ) : alone ? (
          <Trans>With one press it is the address of your account. You sign in with it from then on.</Trans>
        ) : (
          <Trans>The address changes once both mails are confirmed, the one to the old and the one to the new.</Trans>
        )}
      </p>
    </AuthFrame>
  );
}
