import { Link } from '@tanstack/react-router';
import { BalanceBadge } from '@croupier/cashbox';
import type { Player } from '@croupier/contracts';
import { openPopup } from '@croupier/shell';
import { PlayerButtons } from '@croupier/web-app';

export function PlayerHeader({ player }: { player: Player }) {
  return (
    <PlayerButtons
      player={player}
      balance={(texts) => <BalanceBadge texts={texts} onOpen={() => openPopup('cashbox')} />}
      onDeposit={() => openPopup('deposit')}
      profile={(link) => <Link to="/users" {...link} />}
    />
  );
}
