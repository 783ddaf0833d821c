import { Trans } from '@lingui/react/macro';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FavouriteToggle, LobbyPage, type LobbyChoice, type GameFilter } from '@croupier/games';
import { buttonClass } from '@croupier/ui-kit';
import { usePlayer } from '../frame/usePlayer.ts';
import { filterOf } from './lobby-data.ts';

export interface LobbyProps {
  title: ReactNode;
  text?: ReactNode;
  part: Partial<GameFilter>;
  fixed?: 'category' | 'provider' | null;
  choice: LobbyChoice;
  from?: number;
  earlier?: ReactNode;
}

/** Renders a lobby page of the casino: filters are stored in the address, players can mark favourites. */
export function Lobby({ part, ...page }: LobbyProps) {
  const services = useRouter().options.context;
  const navigate = useNavigate();
  const player = usePlayer();
  return (
    <LobbyPage
      {...page}
      filter={filterOf(services, part)}
      onChoose={(choice) =>
        void navigate({
          to: '.',
          // A separate history entry, so that the back button removes the last filter.
          search: (old: object) => ({ ...old, ...choice }),
          resetScroll: false,
        })
      }
      elsewhere={
        <Link to="/pokies/all" className={buttonClass({ variant: 'secondary' })}>
          <Trans>Browse pokies</Trans>
        </Link>
      }
      corner={player ? (game) => <FavouriteToggle game={game} /> : undefined}
    />
  );
}
