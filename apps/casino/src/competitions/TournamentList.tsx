import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { featuresQuery } from '@croupier/auth';
import { type ListId, TournamentsPage } from '@croupier/competitions';
import { editions } from '@croupier/i18n';
import { buttonClass } from '@croupier/ui-kit';
import { useEdition } from '../frame/useEdition.ts';
import { competitionLink } from './competition-link.tsx';

/** Renders a list of tournaments in this app. */
export function TournamentList({ list, page, content }: { list: ListId; page: number; content?: ReactNode }) {
  const { competitionsForbidden } = editions[useEdition()].rules;
  const { data: features } = useQuery({ ...featuresQuery(useApi()), enabled: false });
  const off = features?.achievements === false ? (['achievements'] as const) : [];
  const navigate = useNavigate();
  return (
    <TournamentsPage
      list={list}
      page={page}
      forbidden={[...(competitionsForbidden ?? []), ...off]}
      content={content}
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
