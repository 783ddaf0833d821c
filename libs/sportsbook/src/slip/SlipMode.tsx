import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Segmented } from '@croupier/ui-kit';
import { useBetNames } from '../bets/useBetNames.ts';
import type { SlipMode as Mode } from '../slip-model/slip.atoms.ts';
import styles from './slip.module.css';
import type { Slip } from './useSlip.ts';

/** Renders the choice of bet type: singles, one bet on all selections, or a system bet. */
export function SlipMode({ slip }: { slip: Slip }) {
  const { t } = useLingui();
  const names = useBetNames();
  const { joined, mode, modes, setMode, system } = slip;
  if (modes.length < 2) return null;
  const labels: Record<Mode, string> = {
    singles: t`Singles`,
    multiple:
      joined.length < 2
        ? t`Bet builder`
        : names.bet({ kind: 'multiple', legs: joined.length, bankers: 0, sizes: [joined.length], lines: 1 }),
    system: t`System`,
  };
  return (
    <div className={styles.mode}>
      <Segmented
        label={t`Bet type`}
        options={modes.map((value) => ({ value, label: labels[value] }))}
        value={mode}
        onChange={setMode}
      />
      {system && <SystemChoice slip={slip} system={system} />}
    </div>
  );
}

function SystemChoice({ slip, system: { systems, chosen } }: { slip: Slip; system: NonNullable<Slip['system']> }) {
  const names = useBetNames();
  const lines = chosen.lines;
  return (
    <>
      <label className={styles.choice}>
        <Trans>System type</Trans>
        <select
          value={chosen.sizes.join()}
          onChange={({ target }) => slip.setSizes(target.value.split(',').map(Number))}
        >
          {systems.map((shape) => (
            <option key={shape.sizes.join()} value={shape.sizes.join()}>
              {names.bet({ ...shape, bankers: 0 })} · <Plural value={shape.lines} one="# line" other="# lines" />
            </option>
          ))}
        </select>
      </label>
      <p className={styles.explained}>
        <Plural
          value={lines}
          one="# line. A line pays if all its selections win."
          other="# lines. A line pays if all its selections win. The stake is split equally between the lines."
        />
      </p>
    </>
  );
}
