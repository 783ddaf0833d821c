import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import type { SignInRecord } from '@croupier/contracts';
import { deviceName, formatDate } from '@croupier/i18n';
import { useTimeZone } from '@croupier/shell';
import { Badge, Button, ErrorState, Skeleton, useAnimatedList } from '@croupier/ui-kit';
import { Section } from '../../section/Section.tsx';
import styles from '../security.module.css';
import { countryName } from './country-name.ts';
import { signInsQuery } from './sign-ins.query.ts';

/** Renders successful and failed sign-ins, so that the player notices a stranger. */
export function SignInHistory() {
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    signInsQuery(useApi()),
  );
  const list = useAnimatedList();
  const entries = data?.pages.flatMap((page) => page.data);
  return (
    <Section
      title={<Trans>Sign-in history</Trans>}
      text={
        <Trans>
          The last 90 days. If you don’t recognise a sign-in, change your password. That signs everyone else out.
        </Trans>
      }
    >
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton height={160} />}
      {entries?.length === 0 && (
        <p className={styles.where}>
          <Trans>Nothing yet. Your next sign-in will appear here.</Trans>
        </p>
      )}
      <ul className={styles.sessions} ref={list}>
        {entries?.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          size="small"
          className={styles.more}
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          <Trans>Show older sign-ins</Trans>
        </Button>
      )}
    </Section>
  );
}

function Entry({ entry }: { entry: SignInRecord }) {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const { at, outcome, ip, country, user_agent, new_device } = entry;
  const failed = outcome !== 'signed_in';
  const Icon = failed ? CircleX : CircleCheck;
  const place = [country && countryName(country, i18n.locale), ip].filter(Boolean).join(' · ');
  return (
    <li className={styles.entry}>
      <Icon size={20} aria-hidden="true" className={failed ? styles.failed : styles.worked} />
      <div>
        <p className={styles.device}>
          {happened(entry)}
          {new_device && (
            <Badge tone="signal">
              <Trans>New browser</Trans>
            </Badge>
          )}
        </p>
        <p className={styles.where}>
          <time dateTime={at}>{formatDate(at, i18n, 'dateTime', timeZone)}</time> ·{' '}
          {deviceName(user_agent) ?? <Trans>Unknown browser</Trans>} · {place}
        </p>
      </div>
    </li>
  );
}

function happened({ outcome, method }: SignInRecord): ReactNode {
  if (outcome === 'wrong_password') return <Trans>Wrong password</Trans>;
  if (outcome === 'wrong_code') return <Trans>Correct password, wrong code</Trans>;
  if (method === 'sign_up') return <Trans>Account opened</Trans>;
  if (method === 'recovery_code') return <Trans>Signed in with a recovery code</Trans>;
  if (method === 'one_time_code') return <Trans>Signed in with password and code</Trans>;
  if (method === 'link') return <Trans>Signed in with a link</Trans>;
  return <Trans>Signed in</Trans>;
}
