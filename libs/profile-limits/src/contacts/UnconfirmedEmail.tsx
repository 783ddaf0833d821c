import { Trans } from '@lingui/react/macro';
import { MailWarning } from 'lucide-react';
import type { Player } from '@croupier/contracts';
import { Banner, Button } from '@croupier/ui-kit';

interface UnconfirmedEmailProps {
  player: Player;
  /** Opens the page that sends the mail again. */
  onResend: () => void;
}

/** Renders a quiet reminder on the profile's pages until the email is confirmed. */
export function UnconfirmedEmail({ player, onResend }: UnconfirmedEmailProps) {
  if (player.confirmed_at) return null;
  return (
    <Banner
      tone="signal"
      icon={<MailWarning size={20} aria-hidden="true" />}
      action={
        <Button variant="secondary" size="small" onClick={onResend}>
          <Trans>Send the email again</Trans>
        </Button>
      }
    >
      <Trans>Your email address isn’t confirmed yet. Use the link in the email we sent you.</Trans>
    </Banner>
  );
}
