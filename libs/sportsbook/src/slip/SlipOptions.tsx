import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import * as v from 'valibot';
import { OddsChange } from '@croupier/contracts';
import { Money } from '@croupier/ui-kit';
import { useHost } from '../host/sportsbook-context.tsx';
import { ShareSlip } from '../shared-slip/ShareSlip.tsx';
import { oddsChangeAtom, type StakeAs } from '../slip-model/slip.atoms.ts';
import { FreeBetChoice } from './FreeBetChoice.tsx';
import styles from './slip.module.css';
import type { Slip } from './useSlip.ts';

/** Renders rarely used options below the selections, so that the stake and the button stay in view. */
export function SlipOptions({ slip }: { slip: Slip }) {
  if (slip.legs.length === 0) return null;
  return (
    <div className={styles.options}>
      {!slip.edit && <FreeBetChoice slip={slip} />}
      {!slip.freeBet.chosen && (
        <>
          <StakeAsChoice slip={slip} />
          <LargestStake slip={slip} />
          <Payer />
        </>
      )}
      <OddsChangeChoice />
      <ShareSlip />
    </div>
  );
}

type AmountLabels = Record<StakeAs, string>;

/** Returns the labels of the amount field by the meaning of its amount. */
export function useAmountLabels({ mode }: Slip): AmountLabels {
  const { t } = useLingui();
  return {
    line: t`Stake per line`,
    total: mode === 'system' ? t`Total stake` : t`Stake`,
    return: t`Target return`,
  };
}

/** Renders the choice of what the typed amount means, if there are several. */
function StakeAsChoice({ slip }: { slip: Slip }) {
  const labels = useAmountLabels(slip);
  const { ways, stakeAs, setStakeAs } = slip;
  if (ways.length < 2) return null;
  return (
    <label className={styles.choice}>
      <Trans>Enter amount as</Trans>
      <select
        value={stakeAs}
        onChange={({ target }) => setStakeAs(ways.find((way) => way === target.value) ?? stakeAs)}
      >
        {ways.map((way) => (
          <option key={way} value={way}>
            {labels[way]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Renders the largest possible stake. A press types it. */
function LargestStake({ slip: { largest, currency, setStake, bets } }: { slip: Slip }) {
  if (largest === null) return null;
  return (
    <div className={styles.choice}>
      {bets.length > 1 ? <Trans>Maximum stake per bet</Trans> : <Trans>Maximum stake</Trans>}
      <button type="button" className={styles.largest} onClick={() => setStake(BigInt(largest))}>
        <Trans>Max</Trans> <Money amount={largest} currency={currency} />
      </button>
    </div>
  );
}

/** Renders the wallet that pays the stake. */
function Payer() {
  const { payer } = useHost();
  if (!payer) return null;
  return (
    <div className={styles.choice}>
      <Trans>Paid from</Trans>
      {payer}
    </div>
  );
}

function OddsChangeChoice() {
  const { t } = useLingui();
  const [oddsChange, setOddsChange] = useAtom(oddsChangeAtom);
  return (
    <label className={styles.choice}>
      <Trans>If the odds change</Trans>
      <select value={oddsChange} onChange={(event) => setOddsChange(v.parse(OddsChange, event.target.value))}>
        <option value="none">{t`ask me first`}</option>
        <option value="higher">{t`accept better odds`}</option>
        <option value="any">{t`accept any odds`}</option>
      </select>
    </label>
  );
}
