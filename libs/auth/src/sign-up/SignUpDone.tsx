import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Player } from '@croupier/contracts';
import { EmptyState } from '@croupier/ui-kit';
import { AuthFrame, type AuthLayout } from '../frame/AuthFrame.tsx';
import { PhoneProof } from './PhoneProof.tsx';

interface SignUpDoneProps {
  layout: AuthLayout;
  player: Player;
  /** App's next offers: deposit, limits, the games. */
  next: ReactNode;
}

/** Renders the success screen of a new, signed-in player. */
export function SignUpDone({ layout, player, next }: SignUpDoneProps) {
  const name = player.nickname ?? player.first_name ?? player.email;
  return (
    <AuthFrame layout={layout} title={<Trans>Your account is open</Trans>} footer={next}>
      <EmptyState
        as="h2"
        title={<Trans>Welcome, {name}</Trans>}
        text={
          <Trans>
            You’re signed in. Set limits before you start, look around, or try any game with play money first.
          </Trans>
        }
      />
      {player.mobile_phone && <PhoneProof number={player.mobile_phone} />}
    </AuthFrame>
  );
}
