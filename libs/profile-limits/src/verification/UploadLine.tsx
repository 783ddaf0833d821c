import { Trans, useLingui } from '@lingui/react/macro';
import { CallRefused } from '@croupier/api-client';
import { formatPercent } from '@croupier/i18n';
import { Button, ProgressBar } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import type { PendingUpload, Uploads } from './useUploads.ts';
import styles from './verification.module.css';

/** Errors that a retry can't resolve. */
const FINAL = ['file_empty', 'file_too_large', 'file_type', 'file_broken', 'file_infected', 'too_many_documents'];

/** Renders a file being uploaded, with its progress or its error. */
export function UploadLine({ one, uploads }: { one: PendingUpload; uploads: Uploads }) {
  const { t, i18n } = useLingui();
  const { key, file, progress, error } = one;
  const isFinal = error instanceof CallRefused && FINAL.some((code) => error.has(code));
  return (
    <li className={styles.line}>
      {error === null ? (
        <ProgressBar
          label={<span className={styles.name}>{file.name}</span>}
          value={progress ?? 0}
          max={1}
          valueText={
            progress === null ? t`Waiting` : progress < 1 ? formatPercent(progress, i18n.locale) : t`Being checked…`
          }
        />
      ) : (
        <div role="alert">
          <p className={styles.name}>{file.name}</p>
          <p className={styles.wrong}>{failureText(i18n, error)}</p>
        </div>
      )}
      <div className={styles.actions}>
        {error !== null && !isFinal && (
          <Button variant="secondary" size="small" onClick={() => uploads.retry(one)}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => uploads.putAway(key)}>
          {error === null ? <Trans>Cancel</Trans> : <Trans>Remove</Trans>}
        </Button>
      </div>
    </li>
  );
}
