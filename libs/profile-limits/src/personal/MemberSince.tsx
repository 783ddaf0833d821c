import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { formatDate } from '@croupier/i18n';
import { useTimeZone } from '@croupier/shell';
import { statsQuery } from './stats.query.ts';

/** Renders when the account was opened and when the session started. If unknown, renders nothing. */
export function MemberSince() {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const { data } = useQuery(statsQuery(useApi()));
  if (!data) return null;
  const member = formatDate(data.created_at, i18n, 'date', timeZone);
  const signedIn = data.current_sign_in_at && formatDate(data.current_sign_in_at, i18n, 'dateTime', timeZone);
  return (
    <>
      <Trans>Member since {member}.</Trans> {signedIn && <Trans>Last signed in: {signedIn}.</Trans>}
    </>
  );
}
