import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useApi } from '@croupier/api-client';
import { askForDataReport, type DataReport, linkDataReport } from '@croupier/contracts';
import { formatDate, formatPercent } from '@croupier/i18n';
import { useConnected } from '@croupier/realtime';
import { useTimeZone } from '@croupier/shell';
import { Banner, Button, ErrorState, ProgressBar, Skeleton } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import { askedForPassword, wantsPassword } from '../password/after-password.ts';
import styles from '../section/section.module.css';
import { Section } from '../section/Section.tsx';
import { dataReportQuery, isBeingMade } from './privacy.query.ts';

/** Renders the report of all data stored about the player: the request, its progress and the download. */
export function DataReportSection() {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const timeZone = useTimeZone();
  const query = dataReportQuery(api, { connected: useConnected() });
  const { data, isError, isFetching, refetch } = useQuery(query);
  const ask = useMutation({
    mutationFn: () => api.call(askForDataReport),
    onSuccess: (report: DataReport) => queryClient.setQueryData(query.queryKey, { report, next_at: null }),
    onError: (error) => void askedForPassword(error, () => ask.mutate()),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  const fetchIt = useMutation({
    mutationFn: (id: string) => api.call(linkDataReport, { params: { id } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error, id) => void askedForPassword(error, () => fetchIt.mutate(id)),
  });
  const failure = [ask.error, fetchIt.error].find((error) => error && !wantsPassword(error));
  const report = data?.report;
  const moment = (at: string) => formatDate(at, i18n, 'dateTime', timeZone);
  const nextAt = data?.next_at && moment(data.next_at);
  const until = report?.expires_at && moment(report.expires_at);
  return (
    <Section
      title={<Trans>Your data</Trans>}
      text={
        <Trans>
          Everything we store about you: profile, sign-ins, payments, rounds, bets, limits and documents. You get one
          archive with a page to read and files that other programs can open.
        </Trans>
      }
    >
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton height={48} />}
      {data && (
        <div className={styles.form}>
          {report && isBeingMade(report.state) && (
            <ProgressBar
              label={<Trans>We’re preparing your report</Trans>}
              value={report.progress}
              max={100}
              valueText={formatPercent(report.progress / 100, i18n.locale)}
            />
          )}
          {report && isBeingMade(report.state) && (
            <p className={styles.note}>
              <Trans>You can leave this page. We’ll email you when it’s ready.</Trans>
            </p>
          )}
          {report?.state === 'failed' && (
            <Banner tone="signal">
              <Trans>We couldn’t create the report. Please request it again.</Trans>
            </Banner>
          )}
          {failure && (
            <Banner tone="danger" live>
              {failureText(i18n, failure)}
            </Banner>
          )}
          {report?.state === 'ready' && (
            <div className={styles.submit}>
              <Button loading={fetchIt.isPending} onClick={() => fetchIt.mutate(report.id)}>
                <Download size={18} aria-hidden="true" />
                <Trans>Download the report</Trans>
              </Button>
              <p className={styles.note}>
                <Trans>Kept until {until}, only for you</Trans>
              </p>
            </div>
          )}
          {!(report && isBeingMade(report.state)) && (
            <div className={styles.submit}>
              <Button
                variant={report?.state === 'ready' ? 'quiet' : 'secondary'}
                aria-label={t`Request a data report`}
                disabled={data.next_at !== null}
                loading={ask.isPending}
                onClick={() => ask.mutate()}
              >
                {report ? <Trans>Request a new one</Trans> : <Trans>Request a report</Trans>}
              </Button>
              {nextAt && (
                <p className={styles.note}>
                  <Trans>One per day. Next one from {nextAt}</Trans>
                </p>
              )}
            </div>
          )}
        </div>
      )}
    </Section>
  );
}
