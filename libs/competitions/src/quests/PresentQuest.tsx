import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { PageHeading } from '@croupier/shell';
import { EmptyState, ErrorState, Skeleton } from '@croupier/ui-kit';
import { emptyTexts } from '../lists/list-names.ts';
import lists from '../lists/lists.module.css';
import { tournamentsQuery } from '../lists/tournaments.query.ts';
import { TournamentPage, type TournamentPageProps } from '../tournaments/TournamentPage.tsx';

/** Renders the running quest, or the next one. */
export function PresentQuest(props: Omit<TournamentPageProps, 'slug'>) {
  const { i18n } = useLingui();
  const { data, isError, refetch, isRefetching } = useQuery(tournamentsQuery(useApi(), 'actions', 1));
  const [quest] = data?.data ?? [];
  if (quest) return <TournamentPage {...props} slug={quest.slug} />;
  const { title, text } = emptyTexts.actions;
  return (
    <div className={`page-width ${lists.page}`}>
      <PageHeading>
        <Trans>Quests</Trans>
      </PageHeading>
      {isError && <ErrorState as="h2" onRetry={() => void refetch()} retrying={isRefetching} />}
      {!data && !isError && <Skeleton height={320} shape="card" />}
      {data && <EmptyState as="h2" title={i18n._(title)} text={i18n._(text)} action={props.play} />}
    </div>
  );
}
