import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toWire } from '@croupier/contracts';
import { games, mothAndMoon, orchardHours, tidewaterAtlas, type Volatility } from '@croupier/game-math';
import { type CurrencyCode, formatMoney } from '@croupier/money';
import { AmountField, BarPlot, ProgressBar, SelectField } from '@croupier/ui-kit';
import styles from './calculator.module.css';
import { RUNS, type Simulate } from './simulation.ts';
import { type Spread, spreadOf } from './spread.ts';
import { useSimulation } from './useSimulation.ts';

export interface WageringCalculatorProps {
  currency: CurrencyCode;
  /**
   * Amounts in subunits: the starting money, the rest of the wagering requirement, the most that can become cash, and
   * the maximum stake.
   */
  money: bigint;
  requirement: bigint;
  cap: bigint | null;
  maxStake: bigint | null;
  simulate?: Simulate;
}

/** Games of each volatility, lowest first. */
const pokies = [orchardHours, tidewaterAtlas, mothAndMoon];

/**
 * Renders the average cost of a wagering requirement and the range of results, for a game and a stake the player
 * chooses.
 */
export function WageringCalculator({ currency, money, requirement, cap, maxStake, simulate }: WageringCalculatorProps) {
  const { t, i18n } = useLingui();
  const [maths, setMaths] = useState(pokies[0]?.id ?? '');
  const [stake, setStake] = useState<bigint | null>(() => stakeToBegin(requirement, maxStake));
  const rtp = games[maths]?.rtp ?? 1;
  const tooHigh = stake !== null && maxStake !== null && stake > maxStake;
  const order =
    stake === null || stake <= 0n || tooHigh
      ? null
      : {
          maths,
          money: toWire(money),
          requirement: toWire(requirement),
          stake: toWire(stake),
          cap: cap === null ? null : toWire(cap),
        };
  const state = useSimulation(order, simulate);
  const amount = (subunits: number) => formatMoney(Math.round(subunits), currency, i18n.locale);
  const [whole, cost, share] = [
    amount(toWire(requirement)),
    amount(toWire(requirement) * (1 - rtp)),
    i18n.number(rtp, { style: 'percent', maximumFractionDigits: 2 }),
  ];
  const runs = i18n.number(RUNS);
  const wins: Record<Volatility, string> = {
    low: t`Frequent, small wins`,
    medium: t`Medium wins`,
    high: t`Rare, large wins`,
  };

  return (
    <section className={styles.calculator} aria-label={t`Cost of wagering`}>
      <div className={styles.fields}>
        <SelectField label={t`Game type`} value={maths} onChange={(event) => setMaths(event.target.value)}>
          {pokies.map(({ id, volatility }) => (
            <option key={id} value={id}>
              {volatility ? wins[volatility] : id}
            </option>
          ))}
        </SelectField>
        <AmountField
          label={t`Stake per round`}
          currency={currency}
          value={stake}
          onChange={setStake}
          error={tooHigh ? t`The maximum stake with this bonus is ${amount(toWire(maxStake))} per round.` : undefined}
        />
      </div>
      <p>
        <Trans>
          You must stake {whole} in total. This game returns {share} of all stakes in the long run, so this costs{' '}
          <strong>{cost}</strong> on average.
        </Trans>
      </p>
      <div aria-live="polite" className={styles.answer}>
        {state.kind === 'running' && (
          <ProgressBar
            label={t`Running ${runs} simulations…`}
            value={state.done}
            max={1}
            valueText={i18n.number(state.done, { style: 'percent', maximumFractionDigits: 0 })}
          />
        )}
        {state.kind === 'too-long' && (
          <p>
            <Trans>
              At this stake, it would take more than 20,000 rounds. Enter a larger stake to run the simulations.
            </Trans>
          </p>
        )}
        {state.kind === 'failed' && (
          <p>
            <Trans>Your browser couldn’t run the simulations. The average above still applies.</Trans>
          </p>
        )}
        {state.kind === 'done' && <Ends spread={spreadOf(state.result, toWire(money))} amount={amount} />}
      </div>
    </section>
  );
}

function Ends({ spread, amount }: { spread: Spread; amount: (subunits: number) => string }) {
  const { t, i18n } = useLingui();
  const { nothing, ranges, half, tenth } = spread;
  const all = i18n.number(RUNS);
  function times(runs: number): string {
    const some = i18n.number(runs);
    return t`${some} of ${all} times`;
  }
  const bars = [
    { label: t`nothing`, value: nothing, text: times(nothing), marked: true },
    ...ranges.map(({ to, runs }, index) => ({
      label: index === ranges.length - 1 ? t`more` : t`up to ${amount(to)}`,
      value: runs,
      text: times(runs),
    })),
  ];
  const inTen = Math.round((nothing / RUNS) * 10);
  const [middle, best] = [amount(half), amount(tenth)];
  return (
    <>
      <p>
        <Plural
          value={inTen}
          _0="Nearly all simulations ended with some money left."
          one="About one simulation in ten ended with nothing."
          other="About # simulations in ten ended with nothing."
        />{' '}
        <Trans>
          Half of the simulations ended with {middle} or less, and one in ten ended with more than {best}.
        </Trans>
      </p>
      <BarPlot caption={t`Money left after wagering, in ${all} simulations`} bars={bars} />
      <p className={styles.note}>
        <Trans>
          Your browser just ran these simulations with the exact chances of the game. Your own result could be any of
          them.
        </Trans>
      </p>
    </>
  );
}

/** Returns a stake for about a thousand rounds, within the maximum. */
function stakeToBegin(requirement: bigint, maxStake: bigint | null): bigint {
  const wanted = (requirement / 1_000n / 10n) * 10n;
  const stake = wanted > 0n ? wanted : 10n;
  return maxStake !== null && stake > maxStake ? maxStake : stake;
}
