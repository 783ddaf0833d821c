import { BalanceBadge } from '@croupier/cashbox';
import type { Player } from '@croupier/contracts';
import { openModal } from '@croupier/shell';
import { PlayerButtons, usePageContext } from '@croupier/web-app';

export function PlayerHeader({ player }: { player: Player }) {
  const { origins } = usePageContext();
  return (
    <PlayerButtons
      player={player}
      balance={(texts) => <BalanceBadge texts={texts} onOpen={() => openModal('cashbox')} />}
      onDeposit={() => openModal('deposit')}
      profile={({ children, ...link }) => (
        <a href={`${origins.casino}/users`} {...link}>
          {children}
        </a>
      )}
    />
  );
}
