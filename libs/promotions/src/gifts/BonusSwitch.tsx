import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { showToast } from '@croupier/shell';
import { Checkbox, Skeleton } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import { bonusSettingsMutation } from './gift.mutations.ts';
import { bonusSettingsQuery } from './gifts.query.ts';

/** Renders the setting for receiving bonuses. Saying no is as easy as saying yes. */
export function BonusSwitch() {
  const api = useApi();
  const { i18n } = useLingui();
  const { data: saved } = useQuery(bonusSettingsQuery(api));
  const { mutate, isPending, variables } = useMutation({
    ...bonusSettingsMutation(api, useQueryClient()),
    onError: (error) => void showToast({ type: 'warning', text: failureText(i18n, error) }),
  });
  if (!saved) return <Skeleton height={56} />;
  return (
    <Checkbox
      asSwitch
      label={<Trans>Receive bonuses</Trans>}
      hint={<Trans>Without bonuses, every win is cash immediately, with no wagering requirement.</Trans>}
      checked={isPending ? variables : saved.receive_bonuses}
      onChange={({ target }) => mutate(target.checked)}
    />
  );
}
