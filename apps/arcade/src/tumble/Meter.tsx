import { useLingui } from '@lingui/react/macro';
import { Brush, Grid2x2, Sparkles, Wind } from 'lucide-react';
import type { Helper, TumbleDefinition } from '@croupier/game-math';
import styles from './tumble.module.css';

const icons = { sweep: Wind, wilds: Sparkles, paint: Brush, block: Grid2x2 } as const satisfies Record<Helper, unknown>;

interface MeterProps {
  readonly meter: NonNullable<TumbleDefinition['meter']>;
  readonly charge: number;
  readonly helped: number;
}

/** Renders the number of symbols that disappeared in this spin, and the thresholds of the helpers. */
export function Meter({ meter: { thresholds, helpers }, charge, helped }: MeterProps) {
  const { t } = useLingui();
  const most = thresholds.at(-1)!;
  const names: Record<Helper, string> = { sweep: t`Gust`, wilds: t`Wilds`, paint: t`Brush`, block: t`Square` };
  return (
    <div
      className={styles.meter}
      role="meter"
      aria-label={t`Charge meter`}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={Math.min(charge, most)}
    >
      <div className={styles.track}>
        <div
          className={styles.charge}
          style={{ transform: `translateX(${Math.min(100, (charge / most) * 100) - 100}%)` }}
        />
      </div>
      {helpers.map((helper, index) => {
        const Icon = icons[helper];
        const at = thresholds[index]!;
        return (
          <span
            key={helper}
            className={styles.helper}
            data-full={charge >= at || undefined}
            data-used={helped > index || undefined}
            style={{ insetInlineStart: `${(at / most) * 100}%` }}
            title={`${names[helper]}: ${at}`}
          >
            <Icon size={16} aria-hidden />
          </span>
        );
      })}
    </div>
  );
}
