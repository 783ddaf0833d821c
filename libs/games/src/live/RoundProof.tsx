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

/** A finished round, drawn again in this browser. */
export function RoundProof({ slug, kind, number, onClose }: RoundProofProps) {
  const query = useQuery(liveRoundQuery(useApi(), slug, number));
  const { liveRoundHref } = useGameLinks();
  return (
    <Dialog open onClose={onClose} title={<Trans>Round {number}, checked here</Trans>} placement="sheet">
      {query.isError && <ErrorState onRetry={() => void query.refetch()} retrying={query.isRefetching} />}
      {query.isPending && <Skeleton height={260} />}
      {query.data && <Proof kind={kind} round={query.data.round} />}
      {query.data?.round.state === 'over' && (
        <FollowLinks onFollow={onClose}>
          <a href={liveRoundHref(slug, number)} className={buttonClass({ variant: 'secondary' })}>
            <Trans>Work it out step by step</Trans>
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
        <Trans>
          This round got no random salt in time, so it was not drawn: it is void, and every stake went back.
        </Trans>
      </p>
    ) : (
      <p>
        <Trans>This round is not over yet. Its secret is revealed with its result.</Trans>
      </p>
    );
  return (
    <div className={styles.proof}>
      <ol>
        <Step good={proof.keptSecret}>
          {proof.keptSecret ? (
            <Trans>The secret has the fingerprint that was published before the bets.</Trans>
          ) : (
            <Trans>The secret does not have the fingerprint that was published before the bets.</Trans>
          )}
        </Step>
        <Step good={proof.sameOutcome}>
          {proof.sameOutcome ? (
            <Trans>
              Secret, salt and round number lead to <OutcomeBadge outcome={proof.drawn} />, as the table showed.
            </Trans>
          ) : (
            <Trans>
              Secret, salt and round number lead to <OutcomeBadge outcome={proof.drawn} />: the table showed another
              result.
            </Trans>
          )}
        </Step>
        {round.beacon && <BeaconSteps round={round} />}
      </ol>
      <Facts round={round} />
    </div>
  );
}

/** What the beacon said, checked with mathematics that is loaded for it. */
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
            The signature is by the key of {name}, for its round {number}.
          </Trans>
        ) : (
          <Trans>
            The signature is not by the key of {name}, for its round {number}.
          </Trans>
        )}
      </Step>
      <Step good={proof.sameSalt}>
        {proof.sameSalt ? (
          <Trans>The salt is the fingerprint of that signature.</Trans>
        ) : (
          <Trans>The salt is not the fingerprint of a signature by that key.</Trans>
        )}
      </Step>
      <Step good={proof.afterLockMs > 0}>
        {proof.afterLockMs > 0 ? (
          <Trans>That round appeared {seconds} s after the bets had closed.</Trans>
        ) : (
          <Trans>That round appeared before the bets had closed.</Trans>
        )}
      </Step>
      <li className={`${styles.wide} ${styles.small}`}>
        {proof.known ? (
          <Trans>
            You still trust that the organisations behind {name} did not work together against you, that our clock was
            right when the bets closed, and that this page shows everybody the same. The beacon’s key stands in this
            page, and anyone can ask the beacon for the same round.
          </Trans>
        ) : (
          <Trans>
            You still trust who runs {name}: this page knows its key from us alone, so you can check that the result
            follows from what it signed, but not that nobody knew it before.
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

/** What is public of a round so far. */
export function Facts({ round }: { round: LiveRound }) {
  const { t } = useLingui();
  const facts: [string, string | null][] = [
    [t`Fingerprint (SHA-256), published before the bets`, round.commitment],
    [t`Secret, revealed with the result`, round.secret],
    [t`Salt, made after the lock`, round.salt],
    [t`Signature of the beacon`, round.beacon?.signature ?? null],
    [t`Chain of the beacon`, round.beacon?.chain ?? null],
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
        Salt source: offline. No public beacon is asked, so our own server makes the salt after the lock. You can check
        that the result follows from secret and salt, but not that nobody chose the salt.
      </Trans>
    );
  return number === null ? (
    <Trans>Salt source: {source}, which nobody at this table can influence.</Trans>
  ) : (
    <Trans>
      Salt source: {source}, its round {number}, named before the bets opened.
    </Trans>
  );
}
