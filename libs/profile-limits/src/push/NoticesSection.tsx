import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { type PushTopic, pushTopics } from '@croupier/contracts';
import { showToast } from '@croupier/shell';
import { Checkbox, ErrorState, Skeleton } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import styles from '../section/section.module.css';
import { Section } from '../section/Section.tsx';
import { type BrowserPush, browserPush } from './browser-push.ts';
import { NotAllowed, noticesMutation } from './push.mutation.ts';
import { noticesQuery, type OwnNotices } from './push.query.ts';

const labels: Record<PushTopic, ReactNode> = {
  payments: <Trans>A withdrawal is paid or declined, or a late deposit arrives</Trans>,
  bets: <Trans>A bet is settled</Trans>,
  documents: <Trans>A document is checked</Trans>,
};

/** Reasons that notifications can't be turned on here. */
const hints: Record<Exclude<BrowserPush, 'ready'>, ReactNode> = {
  blocked: (
    <Trans>
      Notifications are blocked in this browser. Allow them for this site in the browser’s settings, then reload this
      page.
    </Trans>
  ),
  install: <Trans>To turn on notifications, add this site to your Home Screen and open it from there.</Trans>,
  none: <Trans>This browser can’t show notifications from sites.</Trans>,
};

/** Renders the choice of notifications for this device. Requests no permission before the player turns one on. */
export function NoticesSection() {
  const { data, isError, isFetching, refetch } = useQuery(noticesQuery(useApi()));
  if (data?.siteKey === null) return null; // The site sends no notifications.
  return (
    <Section
      title={<Trans>Notifications on this device</Trans>}
      text={
        <Trans>
          You get them even when our site isn’t open. They show no amounts, because others may see your screen. They
          stop when you sign out here. We never send offers this way.
        </Trans>
      }
    >
      {isError && !data && <ErrorState as="h3" onRetry={() => void refetch()} retrying={isFetching} />}
      {!isError && !data && <Skeleton height={148} />}
      {data && <Switches siteKey={data.siteKey} topics={data.topics} />}
    </Section>
  );
}

function Switches({ siteKey, topics }: { siteKey: string } & Pick<OwnNotices, 'topics'>) {
  const { i18n, t } = useLingui();
  const { mutate, isPending, variables, error } = useMutation({
    ...noticesMutation(useApi(), useQueryClient(), siteKey),
    onError: (failure) => {
      if (failure instanceof NotAllowed) return;
      const isBrowsers = failure instanceof DOMException;
      showToast({
        type: 'warning',
        text: isBrowsers
          ? t`The browser’s push service isn’t responding. Please try again later.`
          : failureText(i18n, failure),
      });
    },
  });
  const can = browserPush();
  // While the reply is pending, the switch already shows the requested state.
  const shown = isPending ? variables : topics;
  const hint = can === 'ready' ? error instanceof NotAllowed && hints.blocked : hints[can];
  return (
    <div className={styles.form}>
      {pushTopics.map((topic) => (
        <Checkbox
          key={topic}
          asSwitch
          label={labels[topic]}
          checked={shown.includes(topic)}
          disabled={can !== 'ready'}
          onChange={({ target }) =>
            mutate(target.checked ? [...shown, topic] : shown.filter((other) => other !== topic))
          }
        />
      ))}
      <p className={styles.note} aria-live="polite" hidden={!hint}>
        {hint}
      </p>
    </div>
  );
}
