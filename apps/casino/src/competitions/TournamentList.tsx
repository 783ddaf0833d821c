import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ListId, TournamentsPage } from '@croupier/competitions';
import { buttonClass } from '@croupier/ui-kit';
import { competitionLink } from './competition-link.tsx';

/** A list of tournaments in this app. */
export function TournamentList({ list, page }: { list: ListId; page: number }) {
  const navigate = useNavigate();
  return (
    <TournamentsPage
      list={list}
      page={page}
      onPage={(next) =>
        void navigate({ to: '.', search: ({ page: _, ...rest }) => (next > 1 ? { ...rest, page: next } : rest) })
      }
      link={competitionLink}
      action={
        <Link to="/pokies/all" className={buttonClass({ variant: 'secondary' })}>
          <Trans>Browse pokies</Trans>
        </Link>
      }
    />
  );
}
