import { Trans } from '@lingui/react/macro';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FavouriteToggle, HallPage, type HallChoice, type ShelfFilter } from '@croupier/games';
import { buttonClass } from '@croupier/ui-kit';
import type { AppServices } from '@croupier/web-app';
import { usePlayer } from '../frame/usePlayer.ts';
import { filterOf } from './hall.ts';

export interface HallProps {
  title: ReactNode;
  part: Partial<ShelfFilter>;
  fixed?: 'shelf' | 'studio' | null;
  choice: HallChoice;
  from?: number;
  earlier?: ReactNode;
}

/** A hall page of the casino: choices go into the address, players get hearts. */
export function Hall({ part, choice: { shelf, studio }, ...page }: HallProps) {
  const services = useRouter().options.context as AppServices;
  const navigate = useNavigate();
  const player = usePlayer();
  return (
    <HallPage
      {...page}
      choice={{ shelf, studio }}
      filter={filterOf(services, part)}
      onChoose={(choice) =>
        void navigate({
          to: '.',
          search: (old: object) => ({ ...old, ...choice }),
          replace: true,
          resetScroll: false,
        } as never)
      }
      elsewhere={
        <Link to="/pokies/all" className={buttonClass({ variant: 'secondary' })}>
          <Trans>See the pokies</Trans>
        </Link>
      }
      corner={player ? (game) => <FavouriteToggle game={game} /> : undefined}
    />
  );
}
