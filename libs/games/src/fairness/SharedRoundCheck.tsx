import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallRefused, useApi } from '@croupier/api-client';
import type { SharedRound } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { useTimeZone } from '@croupier/shell';
import { Card, EmptyState, ErrorState, Money, Skeleton } from '@croupier/ui-kit';
import { GameName } from '../card/GameName.tsx';
import { BoughtNote } from './BoughtNote.tsx';
import styles from './fairness.module.css';
import { sharedRoundQuery } from './fairness.query.ts';
import { OutcomeView } from './OutcomeView.tsx';
import { shownDraws } from './rerun-round.ts';
import { CheckedRound } from './RoundCheck.tsx';

/** Renders a shared round, replayed and recalculated. */
export function SharedRoundCheck({ token }: { token: string }) {
  const { data, isError, error, isFetching, refetch } = useQuery(sharedRoundQuery(useApi(), token));
  if (isError && error instanceof CallRefused)
    return (
      <Card className={styles.part}>
        <EmptyState
          art="search"
          title={<Trans>This round is no longer shared</Trans>}
          text={<Trans>The player stopped sharing it, or the link is incomplete.</Trans>}
        />
      </Card>
    );
  return (
    <Card className={styles.part}>
      {isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton height={240} />}
      {data && <Shared round={data} />}
    </Card>
  );
}

function Shared({ round }: { round: SharedRound }) {
  const { played_at, currency, stake_cents, win_cents, game, maths, draws } = round;
  const { i18n } = useLingui();
  const when = formatDate(played_at, i18n, 'dateTime', useTimeZone());
  return (
    <>
      <h2>
        <Trans>A round of {<GameName slug={game} />}</Trans>
      </h2>
      <p>
        <Trans>
          {when}: staked <Money amount={stake_cents} currency={currency} />, won{' '}
          <Money amount={win_cents} currency={currency} />
        </Trans>
      </p>
      {draws[0]?.server_seed === null ? (
        <>
          <BoughtNote {...{ maths, currency }} params={draws[0].params} cost={BigInt(stake_cents)} />
          {shownDraws(maths, draws).map(({ nonce, outcome }) => (
            <OutcomeView key={nonce} outcome={outcome} maths={maths} game={game} />
          ))}
          <p className={styles.small}>
            <Trans>
              This round’s server seed is still in use. Once the player reveals it, this page can check the round.
            </Trans>
          </p>
        </>
      ) : (
        <CheckedRound round={round} />
      )}
    </>
  );
}
