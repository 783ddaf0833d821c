import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { Player } from '@croupier/contracts';
import { showToast } from '@croupier/shell';
import { Checkbox } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import styles from '../section/section.module.css';
import { updatePlayerMutation } from './update-player.mutation.ts';

/** What may be sent to the player. */
export function NewsSwitches({ player }: { player: Player }) {
  const { i18n } = useLingui();
  const mutation = useMutation({
    ...updatePlayerMutation(useApi(), useQueryClient()),
    onError: (error) => void showToast({ type: 'warning', text: failureText(i18n, error) }),
  });
  // While the answer is under way the switch already shows what was asked for.
  const shown = { ...player, ...(mutation.isPending ? mutation.variables : {}) };
  return (
    <div className={styles.form}>
      <Checkbox
        asSwitch
        label={<Trans>Offers by email</Trans>}
        checked={shown.receive_promos}
        onChange={(event) => mutation.mutate({ receive_promos: event.target.checked })}
      />
      <Checkbox
        asSwitch
        label={<Trans>Offers by text message</Trans>}
        checked={shown.receive_sms_promos}
        onChange={(event) => mutation.mutate({ receive_sms_promos: event.target.checked })}
      />
    </div>
  );
}
