import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { playerQuery, useApi } from '@croupier/api-client';
import { confirmEmail } from '@croupier/contracts';
import { Button, buttonClass } from '@croupier/ui-kit';
import styles from '../frame/auth-frame.module.css';
import { AuthFrame, type AuthLayout } from '../frame/AuthFrame.tsx';
import { failureText } from '../frame/failure-text.ts';
import { FormError } from '../frame/FormError.tsx';
import { Outcome } from '../frame/Outcome.tsx';

export interface ConfirmationFormProps {
  layout: AuthLayout;
  /** `confirmation_token` of the mail's link. */
  token: string | undefined;
  /** App's link to have the mail sent again, around a text. */
  resendLink: (text: ReactNode, className?: string) => ReactNode;
  onDone: () => void;
}

/** Confirms an email with a press, so that programs that open the links of mails don't confirm it. */
export function ConfirmationForm({ layout, token, resendLink, onDone }: ConfirmationFormProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: () => api.call(confirmEmail, { query: { confirmation_token: token ?? '' } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: playerQuery(api).queryKey }),
  });
  const again = <p className={styles.beside}>{resendLink(<Trans>Send me a new link</Trans>)}</p>;

  if (mutation.isSuccess)
    return (
      <Outcome
        layout={layout}
        good
        title={<Trans>Thank you</Trans>}
        text={<Trans>Your email address is confirmed.</Trans>}
        action={
          <Button size="large" wide onClick={onDone}>
            <Trans>Continue</Trans>
          </Button>
        }
      />
    );
  if (!token)
    return (
      <Outcome
        layout={layout}
        good={false}
        title={<Trans>This link is incomplete</Trans>}
        text={<Trans>Please open it from the email again, or request a new one.</Trans>}
        action={resendLink(<Trans>Send me a new link</Trans>, buttonClass({ size: 'large', wide: true }))}
      />
    );
  return (
    <AuthFrame
      layout={layout}
      title={<Trans>Confirm your email address</Trans>}
      footer={
        <div className={styles.foot}>
          <Button size="large" wide loading={mutation.isPending} onClick={() => mutation.mutate()} data-autofocus>
            <Trans>Confirm</Trans>
          </Button>
          {mutation.isError && again}
        </div>
      }
    >
      {mutation.isError && <FormError>{failureText(i18n, mutation.error)}</FormError>}
      <p>
        <Trans>Press the button to confirm that this email address is yours.</Trans>
      </p>
    </AuthFrame>
  );
}
