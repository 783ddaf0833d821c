import { Link } from '@tanstack/react-router';
import { useTermsPrompt } from '@croupier/auth';
import { BalanceBadge } from '@croupier/cashbox';
import type { Player } from '@croupier/contracts';
import { openPopup } from '@croupier/shell';
import { PlayerButtons } from '@croupier/web-app';
import { WatchDecisions } from '../profile/WatchDecisions.tsx';

export function PlayerHeader({ player }: { player: Player }) {
  useTermsPrompt(player);
  return (
    <>
      <WatchDecisions />
      <PlayerButtons
        player={player}
        balance={(texts) => <BalanceBadge texts={texts} onOpen={() => openPopup('cashbox')} />}
        onDeposit={() => openPopup('deposit')}
        profile={(link) => <Link to="/users" {...link} />}
      />
    </>
  );
}
