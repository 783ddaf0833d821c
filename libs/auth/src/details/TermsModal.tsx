import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useApi } from '@croupier/api-client';
import { refusalMessage } from '@croupier/i18n';
import { useModal } from '@croupier/shell';
import { Button, Checkbox, DialogContent } from '@croupier/ui-kit';
import styles from '../frame/auth-frame.module.css';
import { failureText } from '../frame/failure-text.ts';
import { FormError } from '../frame/FormError.tsx';
import { signOutMutation } from '../player/sign-out.mutation.ts';
import { updateDetailsMutation } from './update-details.mutation.ts';

export interface TermsModalProps {
  /** App's links, around a text. */
  termsLink: (text: ReactNode) => ReactNode;
  privacyLink: (text: ReactNode) => ReactNode;
  supportLink: (text: ReactNode) => ReactNode;
}

/**
 * Renders the choice for a profile without accepted terms: accept them, contact the support, or sign out.
 * Source: specification §2.
 */
export function TermsModal({ termsLink, privacyLink, supportLink }: TermsModalProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { close } = useModal();
  const [api, queryClient] = [useApi(), useQueryClient()];
  const [accepted, setAccepted] = useState(false);
  const [asked, setAsked] = useState(false);
  const accept = useMutation({ ...updateDetailsMutation(api, queryClient) });
  const leave = useMutation(signOutMutation(api, queryClient));

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!accepted) return;
    const done = await accept.mutateAsync({ terms_acceptance: true }).catch(() => null);
    if (done) close();
  }
  const path = ['user', 'terms_acceptance'];
  return (
    <DialogContent
      title={<Trans>Our terms, before you continue</Trans>}
      footer={
        <div className={styles.answers}>
          <Button type="submit" form={id} size="large" wide loading={accept.isPending}>
            <Trans>Accept and continue</Trans>
          </Button>
          <Button
            variant="quiet"
            wide
            loading={leave.isPending}
            onClick={() => leave.mutate(undefined, { onSettled: () => close() })}
          >
            <Trans>Sign out</Trans>
          </Button>
        </div>
      }
    >
      <form id={id} noValidate onSubmit={submit} className={styles.form}>
        {accept.isError && <FormError>{failureText(i18n, accept.error)}</FormError>}
        <p>
          <Trans>
            You haven’t accepted our terms yet. Until you do, you can’t deposit or withdraw. Your balance is safe.
          </Trans>
        </p>
        <Checkbox
          checked={accepted}
          onChange={(event) => setAccepted(event.target.checked)}
          label={
            <Trans>
              I accept the {termsLink(<Trans>terms</Trans>)} and the {privacyLink(<Trans>privacy notice</Trans>)}
            </Trans>
          }
          error={asked && !accepted && refusalMessage(i18n, { path, code: 'required', params: {} })}
        />
        <p className={styles.inlineLinks}>
          <Trans>Any questions? {supportLink(<Trans>Contact support</Trans>)}</Trans>
        </p>
      </form>
    </DialogContent>
  );
}
