import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff, Wrench } from 'lucide-react';
import { Banner } from '@croupier/ui-kit';
import { useOnline } from './useOnline.ts';

interface OfflineBannerProps {
  /** True for the app's own reason, such as a lost socket. */
  disconnected?: boolean;
  /** Maintenance state of the site, with its expected end, if known. */
  closed?: { readonly until: string | null } | null;
}

/** Renders a quiet line while there is no network or the site is closed for maintenance. */
export function OfflineBanner({ disconnected = false, closed = null }: OfflineBannerProps) {
  const online = useOnline();
  if (closed && online)
    return (
      <Banner tone="signal" edge live icon={<Wrench size={18} aria-hidden="true" />}>
        <Trans>
          The site is under maintenance. What you see and typed stays here, and the page continues automatically
          afterwards.
        </Trans>{' '}
        {closed.until && <BackAt until={closed.until} />}
      </Banner>
    );
  if (online && !disconnected) return null;
  return (
    <Banner tone="signal" edge live icon={<WifiOff size={18} aria-hidden="true" />}>
      {online ? (
        <Trans>Live updates are paused while we reconnect. Your balance and bets are safe.</Trans>
      ) : (
        <Trans>You’re offline. What you see may be out of date. Your balance and bets are safe.</Trans>
      )}
    </Banner>
  );
}

function BackAt({ until }: { until: string }) {
  const { i18n } = useLingui();
  const time = i18n.date(until, { dateStyle: 'medium', timeStyle: 'short' });
  return <Trans>Expected back: {time}.</Trans>;
}
