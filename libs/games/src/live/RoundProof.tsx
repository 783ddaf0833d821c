import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import type { LiveKind, LiveRound } from '@croupier/contracts';
import { formatNumber } from '@croupier/i18n';
import { buttonClass, Dialog, ErrorState, Skeleton } from '@croupier/ui-kit';
import { FollowLinks, useGameLinks } from '../links.tsx';
import styles from './live.module.css';
import { liveRoundQuery } from './live.query.ts';
import { OutcomeBadge } from './OutcomeBadge.tsx';
import { verifyBeacon } from './verify-beacon.ts';
import { verifyRound } from './verify-round.ts';

interface RoundProofProps {
  slug: string;
  kind: LiveKind;
  number: number;
  onClose: () => void;
}

/** Renders a finished round, drawn again in this browser. */
export function RoundProof({ slug, kind, number, onClose }: RoundProofProps) {
  const query = useQuery(liveRoundQuery(useApi(), slug, number));
  const { liveRoundHref } = useGameLinks();
  return (
    <Dialog open onClose={onClose} title={<Trans>Check of round {number}</Trans>} placement="sheet">
      {query.isError && <ErrorState onRetry={() => void query.refetch()} retrying={query.isRefetching} />}
      {query.isPending && <Skeleton height={260} />}
      {query.data && <Proof kind={kind} round={query.data.round} />}
      {query.data?.round.state === 'over' && (
        <FollowLinks onFollow={onClose}>
          <a href={liveRoundHref(slug, number)} className={buttonClass({ variant: 'secondary' })}>
            <Trans>Check it step by step</Trans>
          </a>
        </FollowLinks>
      )}
    </Dialog>
  );
}

export function Proof({ kind, round }: { kind: LiveKind; round: LiveRound }) {
  const proof = verifyRound(kind, round);
  if (!proof)
    return round.state === 'void' ? (
      <p>
        <Trans>This round is void because no random salt arrived in time. All stakes were returned.</Trans>
      </p>
    ) : (
      <p>
        <Trans>This round isn’t over yet. Its secret is revealed with the result.</Trans>
      </p>
    );
  return (
    <div className={styles.proof}>
      <ol>
        <Step good={proof.keptSecret}>
          {proof.keptSecret ? (
            <Trans>The secret matches the hash published before betting opened.</Trans>
          ) : (
            <Trans>The secret doesn’t match the hash published before betting opened.</Trans>
          )}
        </Step>
        <Step good={proof.sameOutcome}>
          {proof.sameOutcome ? (
            <Trans>
              The secret, salt and round number give <OutcomeBadge outcome={proof.drawn} />, as the table showed.
            </Trans>
          ) : (
            <Trans>
              The secret, salt and round number give <OutcomeBadge outcome={proof.drawn} />, but the table showed
              another result.
            </Trans>
          )}
        </Step>
        {round.beacon && <BeaconSteps round={round} />}
      </ol>
      <Facts round={round} />
    </div>
  );
}

/** Renders the check of the beacon. The mathematics it needs is loaded on demand. */
export function BeaconSteps({ round }: { round: LiveRound }) {
  const { i18n } = useLingui();
  const { salt_source: name, salt_round: number } = round;
  const { data: proof, ...query } = useQuery({
    queryKey: ['games', 'live', 'beacon', round],
    queryFn: () => verifyBeacon(round),
    staleTime: Infinity,
  });
  if (query.isError)
    return (
      <li className={styles.wide}>
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isRefetching} />
      </li>
    );
  if (!proof)
    return (
      <li className={styles.wide}>
        <Skeleton height={96} />
      </li>
    );
  const seconds = formatNumber(proof.afterLockMs / 1000, i18n.locale, 1);
  return (
    <>
      <Step good={proof.signed}>
        {proof.signed ? (
          <Trans>
            The signature was made with the key of {name}, for round {number}.
          </Trans>
        ) : (
          <Trans>
            The signature wasn’t made with the key of {name}, for round {number}.
          </Trans>
        )}
      </Step>
      <Step good={proof.sameSalt}>
        {proof.sameSalt ? (
          <Trans>The salt is the hash of that signature.</Trans>
        ) : (
          <Trans>The salt isn’t the hash of a signature made with that key.</Trans>
        )}
      </Step>
      <Step good={proof.afterLockMs > 0}>
        {proof.afterLockMs > 0 ? (
          <Trans>The beacon published that round {seconds} s after betting closed.</Trans>
        ) : (
          <Trans>The beacon published that round before betting closed.</Trans>
        )}
      </Step>
      <li className={`${styles.wide} ${styles.small}`}>
        {proof.known ? (
          <Trans>
            You still have to trust three things. The organisations behind {name} didn’t collude. Our clock was right
            when betting closed. This page shows everyone the same. The beacon’s key is built into this page, and anyone
            can ask the beacon for the same round.
          </Trans>
        ) : (
          <Trans>
            You still have to trust the operator of {name}, because this page has its key only from us. You can check
            that the result follows from what was signed, but not that no one knew it before.
          </Trans>
        )}
      </li>
    </>
  );
}

const Step = ({ good, children }: { good: boolean; children: ReactNode }) => (
  <li data-good={good}>
    {good ? <Check size={20} aria-hidden="true" /> : <X size={20} aria-hidden="true" />}
    <span>{children}</span>
  </li>
);

/** Renders what is public about a round so far. */
export function Facts({ round }: { round: LiveRound }) {
  const { t } = useLingui();
  const facts: [string, string | null][] = [
    [t`Hash (SHA-256), published before betting opened`, round.commitment],
    [t`Secret, revealed with the result`, round.secret],
    [t`Salt, made after betting closed`, round.salt],
    [t`Beacon signature`, round.beacon?.signature ?? null],
    [t`Beacon chain`, round.beacon?.chain ?? null],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <code>{value}</code>
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.small}>
        <SaltSource round={round} />
      </p>
    </>
  );
}

export function SaltSource({ round: { salt_source: source, salt_round: number } }: { round: LiveRound }) {
  if (source === 'offline')
    return (
      <Trans>
        Salt source: offline. No public beacon is used, so our own server makes the salt after betting closes. You can
        check that the result follows from the secret and the salt, but not that no one chose the salt.
      </Trans>
    );
  return number === null ? (
    <Trans>Salt source: {source}, which no one at this table can influence.</Trans>
  ) : (
    <Trans>
      Salt source: {source}, round {number}, named before betting opened.
    </Trans>
  );
}
