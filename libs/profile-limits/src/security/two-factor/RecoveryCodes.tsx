import { Trans, useLingui } from '@lingui/react/macro';
import { Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { showToast } from '@croupier/shell';
import { Button, downloadText } from '@croupier/ui-kit';
import { copyText } from './copy-text.ts';
import styles from './two-factor.module.css';

/** Renders the ten recovery codes, which are shown only once, and the ways to save them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useLingui();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [codes]);
  const text = codes.join('\n');
  const copy = async () =>
    (await copyText(text))
      ? showToast({ type: 'success', text: t`Codes copied.` })
      : showToast({ type: 'warning', text: t`Your browser didn’t allow copying. Please print or download the codes.` });
  const download = () => downloadText('croupier-recovery-codes.txt', `${t`Recovery codes for Croupier`}\n\n${text}\n`);
  return (
    <div className={styles.form}>
      <div>
        <h3 ref={title} tabIndex={-1} className={styles.step}>
          <Trans>Save your recovery codes</Trans>
        </h3>
        <p className={styles.note}>
          <Trans>
            If you lose your phone, each code signs you in once. Keep them somewhere you can reach without your phone.
            We won’t show them again.
          </Trans>
        </p>
      </div>
      <ul className={styles.codes} aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" />
          <Trans>Copy</Trans>
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          <Printer size={18} aria-hidden="true" />
          <Trans>Print</Trans>
        </Button>
        <Button variant="secondary" onClick={download}>
          <Download size={18} aria-hidden="true" />
          <Trans>Download</Trans>
        </Button>
      </div>
      <div className={styles.ways}>
        <Button onClick={onDone}>
          <Trans>I’ve saved them</Trans>
        </Button>
      </div>
    </div>
  );
}
