import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { Banner } from '@croupier/ui-kit';
import { useOnline } from './useOnline.ts';

/** A quiet line while there is no network. `disconnected` adds the app's own reason, such as a lost socket. */
export function OfflineBanner({ disconnected = false }: { disconnected?: boolean }) {
  const online = useOnline();
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
