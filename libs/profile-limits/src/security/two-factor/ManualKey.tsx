import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { showToast } from '@croupier/shell';
import { Button, LinkButton } from '@croupier/ui-kit';
import { copyText } from './copy-text.ts';
import styles from './two-factor.module.css';

/** Renders the secret for typing, and a link that opens an authenticator app on this device. */
export function ManualKey({ secret, uri }: { secret: string; uri: string }) {
  const { t } = useLingui();
  const copy = async () =>
    (await copyText(secret))
      ? showToast({ type: 'success', text: t`Key copied.` })
      : showToast({ type: 'warning', text: t`Your browser didn’t allow copying. Please select the key and copy it.` });
  return (
    <div className={styles.manual}>
      <p className={styles.note}>
        <Trans>If you can’t scan it, enter this key in the app:</Trans>
      </p>
      <code className={styles.key}>{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
      <div className={styles.ways}>
        <Button variant="secondary" size="small" onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" />
          <Trans>Copy the key</Trans>
        </Button>
        <LinkButton variant="quiet" size="small" href={uri} className={styles.openApp}>
          <Trans>Open the app on this device</Trans>
        </LinkButton>
      </div>
    </div>
  );
}
