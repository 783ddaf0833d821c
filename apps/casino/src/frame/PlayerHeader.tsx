import { useTermsPrompt } from '@croupier/auth';
import { BalanceBadge } from '@croupier/cashbox';
import { WatchJackpotWins } from '@croupier/competitions';
import type { Player } from '@croupier/contracts';
import { WatchDecisions, WatchPoints } from '@croupier/profile-limits';
import { PollGifts } from '@croupier/promotions';
import { openPopup } from '@croupier/shell';
import { PlayerButtons, usePageContext } from '@croupier/web-app';
import { publicPath } from '../paths.ts';
import { AccountMenu } from './AccountMenu.tsx';

export function PlayerHeader({ player }: { player: Player }) {
  useTermsPrompt(player);
  const pageContext = usePageContext();
  return (
    <>
      <WatchDecisions url={publicPath(pageContext, '/users/verification')} />
      <WatchPoints />
      <WatchJackpotWins />
      <PollGifts />
      <PlayerButtons
        player={player}
        balance={(texts) => <BalanceBadge texts={texts} onOpen={() => openPopup('cashbox')} />}
        onDeposit={() => openPopup('deposit')}
        profile={({ children, className, 'aria-label': label }) => (
          <AccountMenu {...{ label, className }}>{children}</AccountMenu>
        )}
      />
    </>
  );
}
