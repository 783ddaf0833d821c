import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { type LiveBet, type LiveRound, type LiveTable, toWire } from '@croupier/contracts';
import { crashMultiplier } from '@croupier/game-math';
import { formatMoney } from '@croupier/money';
import { AmountField, Button, Money, TextField } from '@croupier/ui-kit';
import styles from './crash.module.css';
import { flightMs } from './CrashStage.tsx';
import { multiplierText, parseMultiplier } from './multiplier.ts';
import type { TablePhase } from './phase.ts';
import { useFrame } from './useFrame.ts';
import type { OwnBets } from './useOwnBets.ts';
import { useReached } from './useReached.ts';

interface CrashControlsProps {
  table: LiveTable;
  round: LiveRound | null;
  phase: TablePhase;
  bets: OwnBets;
}

/** Renders the bet before the flight and its cash-out during the flight. */
export function CrashControls({ table, round, phase, bets }: CrashControlsProps) {
  const [bet] = bets.onRound;
  return (
    <div className={styles.controls}>
      {bet && round && phase !== 'void' ? (
        <Placed bet={bet} round={round} phase={phase} bets={bets} />
      ) : (
        <BetForm table={table} open={phase === 'betting'} bets={bets} />
      )}
    </div>
  );
}

function BetForm({ table: { limits }, open, bets }: { table: LiveTable; open: boolean; bets: OwnBets }) {
  const { t, i18n } = useLingui();
  const { currency, min_cents: least, max_cents: most } = limits;
  const [stake, setStake] = useState<bigint | null>(BigInt(least * 10));
  const [auto, setAuto] = useState('');
  const target = parseMultiplier(auto, i18n.locale);
  const [from, to] = [formatMoney(least, currency, i18n.locale), formatMoney(most, currency, i18n.locale)];
  const fits = stake !== null && stake >= BigInt(least) && stake <= BigInt(most);
  const sending = bets.sent.length > 0;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (open && fits && target !== undefined && !sending)
          bets.place([{ name: 'crash', stake_cents: toWire(stake) }], target);
      }}
    >
      <AmountField
        label={t`Stake`}
        currency={currency}
        value={stake}
        onChange={setStake}
        quickAmounts={[least, least * 10, least * 50].map(BigInt)}
        error={fits ? undefined : t`Enter an amount from ${from} to ${to}.`}
      />
      <TextField
        label={t`Auto cash-out at (optional)`}
        inputMode="decimal"
        autoComplete="off"
        placeholder={multiplierText(200, i18n.locale)}
        value={auto}
        onChange={(event) => setAuto(event.target.value)}
        error={target === undefined ? t`Enter a number from 1.01 to 5000.` : undefined}
        hint={t`Runs on our server, even if you lose your connection.`}
      />
      <Button type="submit" size="large" disabled={!open || !fits || target === undefined} loading={sending}>
        {open ? <Trans>Bet on this round</Trans> : <Trans>Betting opens with the next round</Trans>}
      </Button>
    </form>
  );
}

interface PlacedProps {
  bet: LiveBet;
  round: LiveRound;
  phase: TablePhase;
  bets: OwnBets;
}

function Placed({ bet, round, phase, bets }: PlacedProps) {
  const { i18n } = useLingui();
  const { currency, stake_cents: stake, auto_cash_out: auto, cashed_out_at: taken, status, win_cents: win } = bet;
  const reachedAuto = useReached(round, phase, auto);
  const at = taken ?? (reachedAuto ? auto : null);
  const isIn = status === 'placed' && at === null;
  return (
    <div className={styles.placed}>
      <p className={styles.stake}>
        <Trans>Your bet</Trans> <Money amount={stake} currency={currency} />
        {auto !== null && (
          <span className={styles.auto}>
            <Trans>auto cash-out at {multiplierText(auto, i18n.locale)}</Trans>
          </span>
        )}
      </p>
      {at !== null && (
        <p className={styles.taken}>
          <Trans>Cashed out at {multiplierText(at, i18n.locale)}</Trans>{' '}
          <Money amount={status === 'settled' ? win : payOf(stake, at)} currency={currency} />
        </p>
      )}
      {status === 'settled' && at === null && (
        <p className={styles.gone}>
          <Trans>Not cashed out before the crash</Trans>
        </p>
      )}
      {phase === 'betting' && isIn && (
        <Button variant="secondary" size="large" loading={bets.undoing} onClick={() => bets.undo([bet])}>
          <Trans>Cancel bet</Trans>
        </Button>
      )}
      {phase === 'locked' && isIn && (
        <Button size="large" disabled>
          <Trans>Bet placed</Trans>
        </Button>
      )}
      {phase === 'running' && isIn && <CashOut bet={bet} round={round} bets={bets} />}
    </div>
  );
}

const payOf = (stake: number, hundredths: number): bigint => (BigInt(stake) * BigInt(hundredths)) / 100n;

/** Renders the cash-out button with its current value. The payout depends on when the press reaches the server. */
function CashOut({ bet, round, bets }: Omit<PlacedProps, 'phase'>) {
  const { i18n } = useLingui();
  const amount = useRef<HTMLSpanElement>(null);
  useFrame(true, () => {
    const now = payOf(bet.stake_cents, crashMultiplier(flightMs(round)));
    if (amount.current) amount.current.textContent = formatMoney(now, bet.currency, i18n.locale);
  });
  return (
    <Button size="large" className={styles.cashOut} loading={bets.cashingOut} onClick={() => bets.cashOut(bet)}>
      <Trans context="a round">Cash out</Trans> <span ref={amount} className="tabular" aria-hidden="true" />
    </Button>
  );
}
