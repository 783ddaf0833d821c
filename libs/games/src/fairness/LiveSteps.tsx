import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { type LiveBet, type LiveOutcome, toWire } from '@croupier/contracts';
import { handPoints, rouletteReds, wheelSegments } from '@croupier/game-math';
import { showToast } from '@croupier/shell';
import { Button, Money } from '@croupier/ui-kit';
import liveStyles from '../live/live.module.css';
import { multiplierText } from '../live/multiplier.ts';
import { OutcomeBadge } from '../live/OutcomeBadge.tsx';
import { winOf } from '../live/outcomes.ts';
import { BeaconSteps, Proof, SaltSource } from '../live/RoundProof.tsx';
import { useSpotNames } from '../live/useSpotNames.ts';
import { cardsText } from './card-text.ts';
import styles from './fairness.module.css';
import { type CheckedLive, rerunLive } from './rerun-live.ts';
import { Arithmetic, Step } from './Steps.tsx';

interface LiveStepsProps {
  live: CheckedLive;
  /** Secret of the previous round, if known. */
  before: string | null;
  copyable: boolean;
}

/** Renders the calculation of a live round, from its secret and the beacon's signature to the player's payouts. */
export function LiveSteps({ live, before, copyable }: LiveStepsProps) {
  const { table, round, bets } = live;
  const rerun = rerunLive(live);
  if (!rerun) return <Proof kind={table.kind} round={round} />; // Explains why it can't be recalculated.
  const follows = before === round.commitment;
  const played = bets.filter(({ status }) => status !== 'undone');
  return (
    <>
      <ol className={styles.steps}>
        <Step
          holds={rerun.commitment === round.commitment}
          title={<Trans>The revealed secret matches the hash published before betting opened</Trans>}
        >
          <p>SHA-256(secret) =</p>
          <code>{rerun.commitment}</code>
        </Step>
        {before !== null && (
          <Step holds={follows || undefined} title={<Trans>It’s a link in a hash chain made in advance</Trans>}>
            <p>
              {follows ? (
                <Trans>
                  Its hash is the secret of the previous round. It was fixed along with that one, so no one could change
                  it.
                </Trans>
              ) : (
                <Trans>
                  The previous round belongs to another chain. Each table starts a new chain every thousand rounds.
                </Trans>
              )}
            </p>
          </Step>
        )}
        <Step title={<Trans>After betting closes, public randomness is added</Trans>}>
          {round.beacon ? (
            <div className={liveStyles.proof}>
              <ol>
                <BeaconSteps round={round} />
              </ol>
            </div>
          ) : (
            <p>
              <SaltSource round={round} />
            </p>
          )}
          <code>{round.salt}</code>
        </Step>
        <Arithmetic
          blocks={rerun.blocks}
          draws={rerun.draws}
          seeded={<Trans>The secret, salt and round number produce the random bytes</Trans>}
          secret="secret"
        />
        <Step holds={rerun.sameOutcome} title={<Trans>The table rules turn the numbers into a result</Trans>}>
          <p className={styles.result}>
            <OutcomeBadge outcome={rerun.outcome} />
            <OutcomeSentence outcome={rerun.outcome} />
          </p>
        </Step>
        {played.length > 0 && <OwnBets bets={played} outcome={rerun.outcome} />}
      </ol>
      {copyable && <CopyRound live={live} />}
    </>
  );
}

function OutcomeSentence({ outcome }: { outcome: LiveOutcome }) {
  const { t, i18n } = useLingui();
  const { longName } = useSpotNames();
  if ('bust' in outcome) {
    const reached = multiplierText(outcome.bust, i18n.locale);
    return <span>{<Trans>The round crashed at {reached}.</Trans>}</span>;
  }
  if ('pocket' in outcome) {
    const { pocket } = outcome;
    const colours = { zero: t`green`, red: t`red`, black: t`black` };
    const named = colours[pocket === 0 ? 'zero' : rouletteReds.has(pocket) ? 'red' : 'black'];
    return (
      <span>
        <Trans>
          The ball landed on {pocket}, {named}.
        </Trans>
      </span>
    );
  }
  if ('segment' in outcome) {
    const [segment, field] = [outcome.segment + 1, longName(wheelSegments[outcome.segment] ?? '')];
    return (
      <span>
        <Trans>
          The wheel stopped at segment {segment} of 54: {field}.
        </Trans>
      </span>
    );
  }
  const [own, other] = [cardsText(outcome.player), cardsText(outcome.banker)];
  const [ownPoints, otherPoints] = [handPoints(outcome.player), handPoints(outcome.banker)];
  return (
    <span>
      <Trans>
        Player: {own}, {ownPoints} points.
      </Trans>{' '}
      <Trans>
        Banker: {other}, {otherPoints} points.
      </Trans>
    </span>
  );
}

/** Renders each bet's calculated payout beside the amount actually paid. */
function OwnBets({ bets, outcome }: { bets: readonly LiveBet[]; outcome: LiveOutcome }) {
  const { i18n } = useLingui();
  const { longName } = useSpotNames();
  const rows = bets.map((bet) => ({ ...bet, worked: toWire(winOf(bet, outcome)) }));
  const settled = rows.filter(({ status }) => status === 'settled');
  const holds = settled.every(({ worked, win_cents }) => worked === win_cents);
  return (
    <Step holds={settled.length > 0 ? holds : undefined} title={<Trans>What your bets on this round pay</Trans>}>
      <ul className={styles.paid}>
        {rows.map(({ id, fields, currency, stake_cents, status, win_cents, worked, cashed_out_at }) => (
          <li key={id}>
            <span>
              {fields.map(({ name }) => (name === 'crash' ? '' : longName(name))).join(', ')}
              {cashed_out_at !== null && multiplierText(cashed_out_at, i18n.locale)}
            </span>
            <span className={styles.sums}>
              <Money amount={stake_cents} currency={currency} />
              <span aria-hidden="true">→</span>
              <Money amount={worked} currency={currency} />
            </span>
            {status === 'settled' && worked !== win_cents && (
              <span className={styles.wrong}>
                <Trans>
                  Paid: <Money amount={win_cents} currency={currency} />. The part from a bonus that had ended wasn’t
                  paid.
                </Trans>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Step>
  );
}

/** Renders a button that copies all inputs of the check, to paste here again or check elsewhere. */
function CopyRound({ live }: { live: CheckedLive }) {
  const { t } = useLingui();
  const copy = () =>
    navigator.clipboard.writeText(JSON.stringify(live)).then(
      () => showToast({ type: 'success', text: t`Round copied.`, time: 4_000 }),
      () => showToast({ type: 'warning', text: t`Your browser didn’t allow copying.` }),
    );
  return (
    <div className={styles.buttons}>
      <Button variant="quiet" onClick={() => void copy()}>
        <Copy size={20} aria-hidden="true" /> <Trans>Copy this round</Trans>
      </Button>
    </div>
  );
}
