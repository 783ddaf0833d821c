import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff, Wrench } from 'lucide-react';
import { Banner } from '@croupier/ui-kit';
import { useOnline } from './useOnline.ts';

interface OfflineBannerProps {
  /** The app's own reason, such as a lost socket. */
  disconnected?: boolean;
  /** The site is shut for work, and until when, if that is known. */
  closed?: { readonly until: string | null } | null;
}

/** A quiet line while there is no network, or the site is shut for work. */
export function OfflineBanner({ disconnected = false, closed = null }: OfflineBannerProps) {
  const online = useOnline();
  if (closed && online)
    return (
      <Banner tone="signal" edge live icon={<Wrench size={18} aria-hidden="true" />}>
        <Trans>
          We are working on the site. What you see and what you typed stays; it goes on by itself afterwards.
        </Trans>{' '}
        {closed.until && <BackAt until={closed.until} />}
      </Banner>
    );
  if (online && !disconnected) return null;
  return (
    <Banner tone="signal" edge live icon={<WifiOff size={18} aria-hidden="true" />}>
      {online ? (
        <Trans>Live updates are paused. We are reconnecting; your balance and bets are safe.</Trans>
      ) : (
        <Trans>You are offline. What you see may be out of date; your balance and bets are safe.</Trans>
      )}
    </Banner>
  );
}

function BackAt({ until }: { until: string }) {
  const { i18n } = useLingui();
  const time = i18n.date(until, { dateStyle: 'medium', timeStyle: 'short' });
  return <Trans>Expected back: {time}.</Trans>;
}
