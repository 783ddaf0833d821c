import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { CallRefused, useApi } from '@croupier/api-client';
import type { SharedRound } from '@croupier/contracts';
import { Banner, Button, Card, ErrorState, IconButton, Skeleton } from '@croupier/ui-kit';
import styles from './fairness.module.css';
import { rotateMutation, roundQuery } from './fairness.query.ts';
import { rerunRound } from './rerun-round.ts';
import { Steps } from './Steps.tsx';

/** Renders one of the player's rounds, recalculated step by step. */
export function RoundCheck({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLingui();
  const round = useQuery(roundQuery(useApi(), id));
  return (
    <Card className={styles.part}>
      <div className={styles.line}>
        <h2>
          <Trans>This round, recalculated</Trans>
        </h2>
        <IconButton label={t`Close`} icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
      </div>
      {round.isError && <ErrorState onRetry={() => void round.refetch()} retrying={round.isRefetching} />}
      {round.isPending && <Skeleton height={240} />}
      {round.data && <CheckedRound round={round.data} />}
    </Card>
  );
}

/** Renders a recalculated round, if its seed is revealed. */
export function CheckedRound({ round }: { round: SharedRound }) {
  const [draw, ...acts] = round.draws;
  const last = round.draws.at(-1);
  if (!draw || !last)
    return <p>{<Trans>An outside studio decided this round. Please ask the studio for proof.</Trans>}</p>;
  const { server_seed: serverSeed } = draw;
  if (serverSeed === null) return <Reveal />;
  const rerun = attempt(() =>
    rerunRound({
      maths: round.maths,
      version: round.version,
      seeds: { serverSeed, clientSeed: draw.client_seed, nonce: draw.nonce },
      stake: BigInt(draw.stake_cents), // Decisions may have added to the round's stake.
      params: draw.params,
      acts: acts.map(({ client_seed: clientSeed, nonce, params }) => ({
        seeds: { serverSeed, clientSeed, nonce },
        params,
      })),
    }),
  );
  if (!rerun) return <Banner tone="danger">{<Trans>These seeds don’t give a round of this game.</Trans>}</Banner>;
  return (
    <Steps
      rerun={rerun}
      stored={{
        commitment: draw.server_seed_hash,
        outcome: last.outcome,
        win: BigInt(round.win_cents),
        version: round.version,
        currency: round.currency,
        stake: BigInt(round.stake_cents),
        params: draw.params,
        game: round.game,
      }}
    />
  );
}

function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}

/** Renders the button to reveal the secret seed, while the round's seed is still in use. */
function Reveal() {
  const api = useApi();
  const rotate = useMutation(rotateMutation(api, useQueryClient()));
  return (
    <div className={styles.form}>
      <p>
        <Trans>
          This round’s server seed is still in use, so it can’t be shown yet. If you reveal it, your next bets use a new
          seed.
        </Trans>
      </p>
      <div className={styles.buttons}>
        <Button loading={rotate.isPending} onClick={() => rotate.mutate(undefined)}>
          <Trans>Reveal the seed and check</Trans>
        </Button>
      </div>
      {rotate.isError && (
        <p role="alert" className={styles.wrong}>
          {rotate.error instanceof CallRefused && rotate.error.has('round_open') ? (
            <Trans>You have an open round. Finish it first, then you can reveal its seed.</Trans>
          ) : (
            <Trans>Something went wrong. Your seeds are unchanged.</Trans>
          )}
        </p>
      )}
    </div>
  );
}
