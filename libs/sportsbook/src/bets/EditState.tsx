import { Trans, useLingui } from '@lingui/react/macro';
import type { Bet } from '@croupier/contracts';
import { Money } from '@croupier/ui-kit';
import styles from './bets.module.css';
import { LiveDelay } from './LiveDelay.tsx';
import { useRefusalText } from './useRefusalText.ts';

/** Returns the state of an open bet's edit: pending, refused or made; null without an edit. */
export const editStateOf = ({ status, edit }: Bet): 'waits' | 'refused' | 'made' | null => {
  if (!edit) return null;
  if (status === 'cashed_out') return edit.rejection || edit.decide_at ? null : 'made';
  if (status !== 'accepted') return null;
  return edit.decide_at ? 'waits' : edit.rejection ? 'refused' : null;
};

/** Renders the state of an edit on the card of an open bet. */
export function EditState({ bet }: { bet: Bet }) {
  const whyUnchanged = useWhyUnchanged();
  const state = editStateOf(bet);
  if (!bet.edit || (state !== 'waits' && state !== 'refused')) return null;
  return state === 'waits' ? (
    <p className={styles.funding}>
      <LiveDelay until={bet.edit.decide_at} /> <EditWaits bet={bet} />
    </p>
  ) : (
    <p className={styles.funding}>
      <Trans>This bet was not changed. The original bet still applies.</Trans> {whyUnchanged(bet.edit)}
    </p>
  );
}

/** Returns a function that explains why the bet is unchanged. A refused edit took no stake, so nothing is returned. */
export function useWhyUnchanged(): (edit: Bet['edit']) => string {
  const { t } = useLingui();
  const refusalText = useRefusalText();
  return (edit) =>
    edit?.rejection?.code === 'decision_too_late'
      ? t`The change could not be confirmed in time.`
      : refusalText(edit?.rejection ?? null);
}

/** Renders a pending edit and says that the old bet remains valid until then. */
export function EditWaits({ bet: { edit, stake_cents, currency } }: { bet: Bet }) {
  return (
    <Trans>
      Your bet of <Money amount={stake_cents} currency={currency} /> will become{' '}
      <Money amount={edit?.stake_cents ?? 0} currency={currency} /> if we accept the change. Until then, the original
      bet applies.
    </Trans>
  );
}
