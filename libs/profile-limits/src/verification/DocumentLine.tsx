import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { type PlayerDocument, withdrawDocument } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { showToast, useTimeZone } from '@croupier/shell';
import { Badge, Button } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import { reasonTexts, stateNames, stateTones } from './document-texts.ts';
import styles from './verification.module.css';
import { verificationQuery } from './verification.query.ts';

/** Renders an uploaded document with its status and, if declined, the reason. */
export function DocumentLine({ document }: { document: PlayerDocument }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const timeZone = useTimeZone();
  const { id, file_name, state, uploaded_at, valid_until, reason } = document;
  const sent = formatDate(uploaded_at, i18n, 'dateTime', timeZone);
  const until = valid_until && formatDate(valid_until, i18n, 'date', timeZone);
  const { queryKey } = verificationQuery(api);
  const withdraw = useMutation({
    mutationFn: () => api.call(withdrawDocument, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
    onError: (error) => void showToast({ type: 'warning', text: failureText(i18n, error) }),
  });
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.name}>
          {file_name} <Badge tone={stateTones[state]}>{i18n._(stateNames[state])}</Badge>
        </p>
        <p className={styles.when}>
          <Trans>Uploaded {sent}</Trans>
          {until && (
            <>
              {' · '}
              <Trans>valid until {until}</Trans>
            </>
          )}
        </p>
        {reason && <p className={styles.wrong}>{i18n._(reasonTexts[reason])}</p>}
      </div>
      {state === 'uploaded' && (
        <div className={styles.actions}>
          <Button
            variant="quiet"
            size="small"
            aria-label={t`Cancel ${file_name}`}
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate()}
          >
            <Trans context="a document">Cancel</Trans>
          </Button>
        </div>
      )}
    </li>
  );
}
