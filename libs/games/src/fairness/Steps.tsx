import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '@croupier/i18n';
import type { AnyCurrency } from '@croupier/money';
import { Badge, cx, Disclosure, Money } from '@croupier/ui-kit';
import { BoughtNote } from './BoughtNote.tsx';
import { DrawTable } from './DrawTable.tsx';
import styles from './fairness.module.css';
import { OutcomeView } from './OutcomeView.tsx';
import { type Rerun, sameOutcome } from './rerun-round.ts';

export interface StoredRound {
  commitment: string;
  outcome: unknown;
  win: bigint;
  version: string;
  currency: AnyCurrency;
  stake: bigint;
  /** Bet as stored. */
  params: unknown;
  /** Slug of the title. */
  game: string;
}

/** Renders the calculation of a round, and whether it matches the stored result. */
export function Steps({ rerun, stored }: { rerun: Rerun; stored?: StoredRound }) {
  const { commitment, blocks, draws, outcome, win, math } = rerun;
  const same = stored && sameOutcome(outcome, stored.outcome) && win === stored.win;
  return (
    <ol className={styles.steps}>
      <Step
        holds={stored && commitment === stored.commitment}
        title={<Trans>The revealed seed matches the hash published before the bet</Trans>}
      >
        <p>SHA-256(server seed) =</p>
        <code>{commitment}</code>
      </Step>
      <Arithmetic
        {...{ blocks, draws }}
        seeded={<Trans>The seeds and the nonce produce the random bytes</Trans>}
        secret="server seed"
      />
      <Step holds={stored && same} title={<Trans>The game rules turn the numbers into a round</Trans>}>
        <OutcomeView outcome={outcome} maths={math.id} game={stored?.game ?? math.id} />
        {stored && (
          <p>
            <Trans>
              Stake <Money amount={stored.stake} currency={stored.currency} />, win{' '}
              <Money amount={win} currency={stored.currency} />
            </Trans>
          </p>
        )}
        {stored && <BoughtNote maths={math.id} {...stored} cost={stored.stake} />}
        {stored && stored.version !== math.version && (
          <p className={styles.wrong}>
            <Trans>
              This round was decided by an earlier version of the game maths ({stored.version.slice(0, 8)}).
            </Trans>
          </p>
        )}
      </Step>
    </ol>
  );
}

interface ArithmeticProps extends Pick<Rerun, 'blocks' | 'draws'> {
  seeded: ReactNode;
  /** Name of the key that the bytes are made with. */
  secret: string;
}

/** Renders the steps from seeds to bytes, and from bytes to numbers. */
export function Arithmetic({ blocks, draws, seeded, secret }: ArithmeticProps) {
  const { t, i18n } = useLingui();
  const more = formatNumber(blocks.length - 2, i18n.locale);
  return (
    <>
      <Step title={seeded}>
        {blocks.slice(0, 2).map(({ message, digest }) => (
          <p key={message}>
            HMAC-SHA-256({secret}, “{message}”) = <code>{digest}</code>
          </p>
        ))}
        {blocks.length > 2 && (
          <Disclosure summary={t`${more} more blocks`}>
            {blocks.slice(2).map(({ message, digest }) => (
              <p key={message}>
                “{message}” <code>{digest}</code>
              </p>
            ))}
          </Disclosure>
        )}
      </Step>
      <Step title={<Trans>Every four bytes make a number, and each number gives an outcome</Trans>}>
        <DrawTable draws={draws} />
      </Step>
    </>
  );
}

export function Step({
  title,
  holds,
  children,
}: {
  title: ReactNode;
  holds?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <li className={styles.step}>
      <h3>
        {title}
        {holds !== undefined && (
          <Badge tone={holds ? 'action' : 'danger'} className={cx(styles.verdict)}>
            {holds ? <Check size={14} aria-hidden="true" /> : <X size={14} aria-hidden="true" />}
            {holds ? <Trans>Matches</Trans> : <Trans>Doesn’t match</Trans>}
          </Badge>
        )}
      </h3>
      {children}
    </li>
  );
}
