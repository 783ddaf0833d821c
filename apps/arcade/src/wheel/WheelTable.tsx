import { useLingui } from '@lingui/react/macro';
import type { WheelParams } from '@croupier/game-math';
import { wheelRisks, wheelSizes, wheelTable } from '@croupier/game-math';
import { formatNumber } from '@croupier/i18n';
import { Pick } from '../originals/Pick.tsx';
import table from '../originals/table.module.css';
import type { Sound } from '../sound/sound.ts';
import { useStore } from '../store.ts';
import { localeOf } from '../texts.ts';
import { heat, SunflowerWheel } from './SunflowerWheel.tsx';
import { sharesOf } from './turning.ts';
import type { WheelShow } from './wheel-show.ts';
import styles from './wheel.module.css';

interface TableProps {
  readonly show: WheelShow;
  readonly params: WheelParams;
  readonly locked: boolean;
  readonly sound: Pick<Sound, 'tick'>;
  readonly onChange: (params: WheelParams) => void;
}

/** Renders the wheel, its settings, and the payouts of its segments with their chances. */
export function WheelTable({ show, params, locked, sound, onChange }: TableProps) {
  const { t, i18n } = useLingui();
  const locale = localeOf(i18n.locale);
  const { segments, risk } = params;
  const words = { low: t`Low`, medium: t`Medium`, high: t`High` };
  const text = (pays: number): string =>
    `${formatNumber(pays / 100, locale, pays % 100 === 0 ? 0 : pays % 10 === 0 ? 1 : 2)}×`;
  const state = useStore(show);
  const { phase, last } = state;
  const shown = last?.outcome.segments === segments && last.outcome.risk === risk ? last.outcome : null;
  return (
    <div className={`${table.table} ${styles.table}`}>
      <div className={`${table.board} ${styles.board}`}>
        <SunflowerWheel {...{ state, params, sound, text }} />
      </div>
      <fieldset className={`${table.card} ${styles.card}`} disabled={locked}>
        <Pick
          label={t`Segments`}
          value={segments}
          options={wheelSizes.map((each) => ({ value: each, text: String(each) }))}
          onChange={(chosen) => onChange({ segments: chosen, risk })}
        />
        <Pick
          label={t`Risk`}
          value={risk}
          options={wheelRisks.map((each) => ({ value: each, text: words[each] }))}
          onChange={(chosen) => onChange({ segments, risk: chosen })}
        />
        <ol className={styles.list} aria-label={t`Payout by segment`}>
          {sharesOf(wheelTable(segments, risk)).map(({ pays, count }) => {
            const [times, chance] = [text(pays), formatNumber((count / segments) * 100, locale, 1)];
            return (
              <li
                key={pays}
                data-heat={heat(pays)}
                data-hit={phase === 'idle' && shown?.pays === pays ? (pays > 100 ? 'won' : 'quiet') : undefined}
                aria-label={t`${times} on ${count} of ${segments} segments, chance ${chance}%`}
              >
                <b>{times}</b>
                <small>{`${chance} %`}</small>
              </li>
            );
          })}
        </ol>
      </fieldset>
    </div>
  );
}
