import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useOnline } from '@croupier/shell';
import { Banner } from '@croupier/ui-kit';

/** Explains that payments need a connection. */
export function OfflineNote() {
  if (useOnline()) return null;
  return (
    <Banner live icon={<WifiOff size={18} aria-hidden="true" />}>
      <Trans>You’re offline. You can pay once you’re back online. What you entered stays here.</Trans>
    </Banner>
  );
}
