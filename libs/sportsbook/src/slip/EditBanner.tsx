import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { Button, Money } from '@croupier/ui-kit';
import { endEditAtom } from '../slip-model/edit.atoms.ts';
import styles from './slip.module.css';
import type { Slip } from './useSlip.ts';

/** Renders a note that the slip edits an open bet, or that it can't be edited any more, and a button to leave. */
export function EditBanner({ slip: { edit, over } }: { slip: Slip }) {
  const { t } = useLingui();
  const end = useSetAtom(endEditAtom);
  if (!edit) return null;
  return (
    <section className={styles.edit} aria-label={t`Edit bet`}>
      <p role="status">
        {over ? (
          <Trans>This bet can no longer be changed, and no new bet was placed. See it in My bets.</Trans>
        ) : edit.bet ? (
          <Trans>
            You’re changing your bet of <Money amount={edit.bet.stake_cents} currency={edit.bet.currency} />. It stays
            as it is until you confirm.
          </Trans>
        ) : (
          <Trans>You’re changing an open bet. It stays as it is until you confirm.</Trans>
        )}
      </p>
      <Button size="small" variant="quiet" onClick={end}>
        {over ? <Trans>Back to your slip</Trans> : <Trans>Keep the bet unchanged</Trans>}
      </Button>
    </section>
  );
}
