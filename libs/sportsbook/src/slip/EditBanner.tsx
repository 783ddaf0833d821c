import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { Button, Money } from '@croupier/ui-kit';
import { editAtom, endEditAtom } from '../slip-model/edit.atoms.ts';
import styles from './slip.module.css';

/** That the slip makes another bet of an open one, and the way back. */
export function EditBanner() {
  const { t } = useLingui();
  const edit = useAtomValue(editAtom);
  const end = useSetAtom(endEditAtom);
  if (!edit) return null;
  const { stake_cents, currency } = edit.bet;
  return (
    <section className={styles.edit} aria-label={t`Edit bet`}>
      <p>
        <Trans>
          You are changing your bet of <Money amount={stake_cents} currency={currency} />. Until you confirm, it goes on
          as it is.
        </Trans>
      </p>
      <Button size="small" variant="quiet" onClick={end}>
        <Trans>Leave the bet as it is</Trans>
      </Button>
    </section>
  );
}
