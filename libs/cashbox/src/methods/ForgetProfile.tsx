import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { CallRefused, useApi } from '@croupier/api-client';
import { forgetPaymentProfile } from '@croupier/contracts';
import { openModal, showToast, useOnline } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';
import { callProblem } from '../payment/failure-texts.ts';
import { profileName } from './method-choice.ts';

interface ForgetProfileProps {
  profile: { id: string; title: string };
  onForgotten: () => void;
}

/** Removes a saved card or account. Asks for the password if it was last entered too long ago. */
export function ForgetProfile({ profile, onForgotten }: ForgetProfileProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const online = useOnline();
  const queryClient = useQueryClient();
  const name = profileName(profile);
  const forget = useMutation({
    mutationFn: () => api.call(forgetPaymentProfile, { body: { profile_id: profile.id } }),
    onSuccess: () => {
      onForgotten();
      showToast({ type: 'success', text: t`Removed. Payments made with it stay in your history.` });
      return queryClient.invalidateQueries({ queryKey: ['payment-provider', 'methods'] });
    },
    onError: (error) => {
      const asksPassword = error instanceof CallRefused && error.has('reauthentication_required');
      if (asksPassword) openModal('confirm-password', { onConfirmed: () => forget.mutate() });
      else showToast({ type: 'warning', text: callProblem(i18n, error) });
    },
  });
  return (
    <Button variant="quiet" loading={forget.isPending} disabled={!online} onClick={() => forget.mutate()}>
      <Trash2 size={18} aria-hidden="true" />
      <Trans>Remove {name}</Trans>
    </Button>
  );
}
