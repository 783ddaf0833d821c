import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallRefused, useApi } from '@croupier/api-client';
import type { Tournament, TournamentStatus } from '@croupier/contracts';
import { refusalMessage } from '@croupier/i18n';
import { formatMoney } from '@croupier/money';
import { useOnline } from '@croupier/shell';
import { Banner, Button, Card, ErrorState, Money, ShareButton, Skeleton } from '@croupier/ui-kit';
import { confirm } from '../calls.ts';
import { scoreText } from './score-text.ts';
import styles from './tournament.module.css';
import { tournamentStatusQuery } from './tournament.query.ts';

interface OwnPlaceProps {
  tournament: Tournament;
  /** Link to the games, shown once the player has joined. */
  play: ReactNode;
}

/** Renders the player's place, or the way to join. */
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
  const { award_place, score, bets, prize_cents, steps_done } = status;
  const { players, scoring, currency, quest } = tournament;
  const steps = quest?.steps.length ?? 0;
  const words = useShareWords(tournament, status);
  return (
    <>
      <p className={styles.figure}>
        {quest ? (
          <Trans>
            {steps_done} <small>of {steps} steps</small>
          </Trans>
        ) : award_place === null ? (
          <Trans>Not ranked yet</Trans>
        ) : (
          <Trans>
            Place {award_place} <small>of {players}</small>
          </Trans>
        )}
      </p>
      <p>
        {award_place !== null && <>{scoreText(i18n, scoring, score)} · </>}
        <Plural value={bets} _0="No rounds counted yet" one="# round counted" other="# rounds counted" />
      </p>
      {prize_cents > 0 && (
        <p>
          <Trans>
            You won <Money amount={prize_cents} currency={currency} />. It is in your balance.
          </Trans>
        </p>
      )}
      {words && <ShareButton words={words} name={tournament.frontend_identifier} />}
      {tournament.status === 'active' && play}
    </>
  );
}

/** Returns the texts of a shareable picture of the result; null without a result. */
function useShareWords(tournament: Tournament, status: TournamentStatus) {
  const { t, i18n } = useLingui();
  const { title, players, currency, quest } = tournament;
  const { award_place: place, prize_cents, steps_done } = status;
  const steps = quest?.steps.length;
  if (quest ? steps_done === 0 : place === null) return null;
  const prize = formatMoney(prize_cents, currency, i18n.locale);
  return {
    title,
    figure: quest ? t`${steps_done} of ${steps} steps` : t`Place ${place} of ${players}`,
    note: prize_cents > 0 ? t`Prize: ${prize}` : undefined,
  };
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
        <Trans>You didn’t take part.</Trans>
      </p>
    );
  const refused = error instanceof CallRefused ? error.fields[0] : undefined;
  return (
    <>
      <p>
        <Trans>Joining is free. Only rounds you start after joining count.</Trans>
      </p>
      {error && (
        <Banner tone="danger" live>
          {refused ? (
            refusalMessage(i18n, refused)
          ) : (
            <Trans>We couldn’t reach the site. Your change may not have been saved. Please try again.</Trans>
          )}
        </Banner>
      )}
      <Button size="large" onClick={() => mutate()} loading={isPending} disabled={!online}>
        <Trans>Join</Trans>
      </Button>
    </>
  );
}
