import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { endOneSession, endOtherSessions, type PlayerSession } from '@croupier/contracts';
import { deviceName, formatDate } from '@croupier/i18n';
import { showToast, useTimeZone } from '@croupier/shell';
import { Badge, Button, ErrorState, Skeleton } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import { Section } from '../section/Section.tsx';
import styles from './security.module.css';
import { sessionsQuery } from './sessions.query.ts';

/** Renders every browser the player is signed in with, and a button to sign out the others. */
export function SessionList() {
  const { i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const query = sessionsQuery(api);
  const { data, isError, isFetching, refetch } = useQuery(query);
  const end = useMutation({
    mutationFn: (id: string | null) =>
      id === null ? api.call(endOtherSessions) : api.call(endOneSession, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
    onError: (error) => void showToast({ type: 'warning', text: failureText(i18n, error) }),
  });
  const others = data?.some((session) => !session.current) ?? false;
  const everywhere = others && (
    <Button
      variant="secondary"
      size="small"
      loading={end.isPending && end.variables === null}
      onClick={() => end.mutate(null)}
    >
      <Trans>Sign out everywhere else</Trans>
    </Button>
  );
  return (
    <Section
      title={<Trans>Where you are signed in</Trans>}
      text={<Trans>We sign out a browser after 30 minutes without activity.</Trans>}
      aside={everywhere}
    >
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton height={64} />}
      <ul className={styles.sessions}>
        {data?.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            ending={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
    </Section>
  );
}

function SessionLine({ session, ending, onEnd }: { session: PlayerSession; ending: boolean; onEnd: () => void }) {
  const { i18n } = useLingui();
  const { user_agent, ip, country, active_at, current } = session;
  const when = formatDate(active_at, i18n, 'dateTime', useTimeZone());
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>
          {deviceName(user_agent) ?? <Trans>Unknown browser</Trans>}{' '}
          {current && (
            <Badge tone="action">
              <Trans>This browser</Trans>
            </Badge>
          )}
        </p>
        <p className={styles.where}>
          <Trans>Last used {when}</Trans> · {[ip, country].filter(Boolean).join(' · ')}
        </p>
      </div>
      {!current && (
        <Button variant="quiet" size="small" className={styles.end} loading={ending} onClick={onEnd}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
}
