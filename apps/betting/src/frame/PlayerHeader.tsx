import { useTermsPrompt } from '@croupier/auth';
import { BalanceBadge } from '@croupier/cashbox';
import type { Player } from '@croupier/contracts';
import { WatchDecisions } from '@croupier/profile-limits';
import { openModal } from '@croupier/shell';
import { PlayerButtons } from '@croupier/web-app';
import { useCasinoPath } from '../safer-play/casino-path.ts';
import { AccountMenu } from './AccountMenu.tsx';

export function PlayerHeader({ player }: { player: Player }) {
  useTermsPrompt(player);
  const casino = useCasinoPath();
  return (
    <>
      <WatchDecisions url={casino('/users/verification')} />
      <PlayerButtons
        player={player}
        balance={(texts) => <BalanceBadge texts={texts} onOpen={() => openModal('cashbox')} />}
        onDeposit={() => openModal('deposit')}
        profile={({ children, className, 'aria-label': label }) => (
          <AccountMenu {...{ label, className }}>{children}</AccountMenu>
        )}
      />
    </>
  );
}
