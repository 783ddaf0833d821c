import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { RoundDetail } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { useTimeZone } from '@croupier/shell';
import { DialogContent, ErrorState, Money, Skeleton } from '@croupier/ui-kit';
import { GameName } from '../card/GameName.tsx';
import { gameQuery } from '../catalogue/catalogue.query.ts';
import { BoughtNote } from './BoughtNote.tsx';
import styles from './fairness.module.css';
import { roundQuery } from './fairness.query.ts';
import { OutcomeView } from './OutcomeView.tsx';
import { shownDraws } from './rerun-round.ts';
import { ShareRound } from './ShareRound.tsx';

/** Renders a modal that replays a round as its player saw it. Its seed may still be in use. */
export function RoundReplay({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useQuery(roundQuery(useApi(), id));
  return (
    <DialogContent title={data ? <GameName slug={data.game} /> : <Trans>Your round</Trans>}>
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <Skeleton height={200} />}
      {data && <Shown round={data} />}
      {data && data.status === 'closed' && data.draws.length > 0 && <Shareable round={data} />}
    </DialogContent>
  );
}

function Shareable({ round }: { round: RoundDetail }) {
  const { data: game } = useQuery(gameQuery(useApi(), round.game));
  return game && <ShareRound round={round} title={game.title} />;
}

function Shown({ round: { played_at, currency, stake_cents, win_cents, game, maths, draws } }: { round: RoundDetail }) {
  const { i18n } = useLingui();
  const when = formatDate(played_at, i18n, 'dateTime', useTimeZone());
  return (
    <div className={styles.form}>
      <p>
        <Trans>
          {when}: staked <Money amount={stake_cents} currency={currency} />, won{' '}
          <Money amount={win_cents} currency={currency} />
        </Trans>
      </p>
      <BoughtNote {...{ maths, currency }} params={draws[0]?.params} cost={BigInt(stake_cents)} />
      {draws.length === 0 && (
        <p>
          <Trans>An outside studio decided this round, and only that studio can replay it.</Trans>
        </p>
      )}
      {shownDraws(maths, draws).map(({ nonce, outcome }) => (
        <OutcomeView key={nonce} outcome={outcome} maths={maths} game={game} />
      ))}
    </div>
  );
}
