import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallRefused, useApi } from '@croupier/api-client';
import type { Tournament, TournamentStatus } from '@croupier/contracts';
import { refusalMessage } from '@croupier/i18n';
import { useOnline } from '@croupier/shell';
import { Banner, Button, Card, ErrorState, Money, Skeleton } from '@croupier/ui-kit';
import { scoreText } from './score-text.ts';
import styles from './tournament.module.css';
import { confirm, tournamentStatusQuery } from './tournament.query.ts';

interface OwnPlaceProps {
  tournament: Tournament;
  /** Leads to games, once one takes part. */
  play: ReactNode;
}

/** Where the player stands, or the way in. */
export function OwnPlace({ tournament, play }: OwnPlaceProps) {
  const api = useApi();
  const { data, isError, refetch, isRefetching } = useQuery(
    tournamentStatusQuery(api, tournament.id, tournament.status === 'active'),
  );
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isRefetching} />;
  if (!data) return <Skeleton height={160} shape="card" />;
  return (
    <Card aria-live="polite" className={styles.standing}>
      {data.confirmed ? (
        <Standing tournament={tournament} status={data} play={play} />
      ) : (
        <Join tournament={tournament} />
      )}
    </Card>
  );
}

function Standing({ tournament, status, play }: OwnPlaceProps & { status: TournamentStatus }) {
  const { i18n } = useLingui();
  const { award_place, score, bets, prize_cents } = status;
  const { players, scoring, currency } = tournament;
  return (
    <>
      <p className={styles.figure}>
        {award_place === null ? (
          <Trans>No place yet</Trans>
        ) : (
          <Trans>
            Place {award_place} <small>of {players}</small>
          </Trans>
        )}
      </p>
      <p>
        {award_place !== null && <>{scoreText(i18n, scoring, score)} · </>}
        <Plural value={bets} _0="No round has counted so far" one="# round counted" other="# rounds counted" />
      </p>
      {prize_cents > 0 && (
        <p>
          <Trans>
            You won <Money amount={prize_cents} currency={currency} />. It is in your balance.
          </Trans>
        </p>
      )}
      {tournament.status === 'active' && play}
    </>
  );
}

function Join({ tournament }: { tournament: Tournament }) {
  const api = useApi();
  const { i18n } = useLingui();
  const online = useOnline();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => confirm(api, tournament.id),
    onSuccess: (status) => {
      queryClient.setQueryData(['competitions', 'status', tournament.id], status);
      void queryClient.invalidateQueries({ queryKey: ['competitions', 'tournament', tournament.slug] });
    },
  });
  if (tournament.status === 'archive')
    return (
      <p>
        <Trans>You did not take part.</Trans>
      </p>
    );
  const refused = error instanceof CallRefused ? error.fields[0] : undefined;
  return (
    <>
      <p>
        <Trans>Joining costs nothing. Rounds you begin afterwards count; earlier ones don’t.</Trans>
      </p>
      {error && (
        <Banner tone="danger" live>
          {refused ? (
            refusalMessage(i18n, refused)
          ) : (
            <Trans>We could not reach the site. Nothing was changed; please try again.</Trans>
          )}
        </Banner>
      )}
      <Button size="large" onClick={() => mutate()} loading={isPending} disabled={!online}>
        <Trans>Join</Trans>
      </Button>
    </>
  );
}
