import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeftRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { toWire } from '@croupier/contracts';
import { DICE_MAX_CHANCES, DICE_OUTCOMES, diceChances, type DiceParams, diceWin } from '@croupier/game-math';
import { formatNumber } from '@croupier/i18n';
import type { GameStore } from '../game/game-store.ts';
import { money } from '../hud/texts.tsx';
import figure from '../originals/figure.module.css';
import { Figure } from '../originals/Figure.tsx';
import { usePart } from '../store.ts';
import { localeOf } from '../texts.ts';
import styles from './dice.module.css';
import { asRoll, payoutOf, turnedOver, withChances, withPayout, withTarget } from './figures.ts';

interface LineProps {
  readonly params: DiceParams;
  readonly onChange: (params: DiceParams) => void;
  readonly game: GameStore;
}

interface PanelProps extends LineProps {
  readonly locked: boolean;
  /** Number and marker, above the track. */
  readonly children: ReactNode;
}

const LOWEST = 2;

/** Renders the settings. A round disables the fieldset, so nothing inside renders again. */
export function DicePanel({ locked, children, ...line }: PanelProps) {
  return (
    <fieldset className={styles.panel} disabled={locked}>
      {children}
      <Line {...line} />
    </fieldset>
  );
}

/** Renders the choice of the line by its target, chance or payout; each updates the others. */
const Line = memo(function Line({ params, onChange, game }: LineProps) {
  const { t, i18n } = useLingui();
  const stakeCents = usePart(game, 'stakeCents');
  const chances = diceChances(params);
  const locale = localeOf(i18n.locale);
  const target = asRoll(params.target, locale);
  const wins = toWire(diceWin(BigInt(stakeCents), chances));
  return (
    <>
      <div className={styles.track} data-side={params.side} style={{ '--share': params.target / 10_000 }}>
        <div className={styles.zone} aria-hidden />
        <input
          type="range"
          className={styles.range}
          min={params.side === 'under' ? LOWEST : DICE_OUTCOMES - 1 - DICE_MAX_CHANCES}
          max={params.side === 'under' ? DICE_MAX_CHANCES : DICE_OUTCOMES - 1 - LOWEST}
          step={1}
          value={params.target}
          aria-label={t`Target`}
          aria-valuetext={params.side === 'over' ? t`Over ${target}` : t`Under ${target}`}
          onChange={(event) => onChange(withTarget(params, Number(event.target.value)))}
          onKeyDown={(event) => {
            const by = { PageUp: 500, PageDown: -500, ArrowUp: 100, ArrowRight: 100, ArrowDown: -100, ArrowLeft: -100 }[
              event.key
            ];
            if (by === undefined) return;
            event.preventDefault();
            onChange(withTarget(params, params.target + (event.shiftKey ? by / 100 : by)));
          }}
        />
      </div>
      <div className={styles.scale} aria-hidden>
        {[0, 25, 50, 75, 100].map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
      <div className={styles.figures}>
        <div className={figure.figure}>
          <span className={figure.label}>
            {params.side === 'over' ? <Trans>Roll over</Trans> : <Trans>Roll under</Trans>}
          </span>
          <button
            type="button"
            className={figure.turn}
            aria-label={
              params.side === 'over' ? t`Over ${target}. Switch to under` : t`Under ${target}. Switch to over`
            }
            onClick={() => onChange(turnedOver(params))}
          >
            <span>{target}</span>
            <ArrowLeftRight aria-hidden size={18} />
          </button>
        </div>
        <Figure
          label={t`Chance, %`}
          value={chances / 100}
          digits={2}
          locale={locale}
          onCommit={(value) => onChange(withChances(params, value * 100))}
        />
        <Figure
          label={t`Pays ×`}
          value={payoutOf(params)}
          digits={4}
          locale={locale}
          onCommit={(value) => onChange(withPayout(params, value))}
        />
        <div className={figure.figure}>
          <span className={figure.label}>
            <Trans>A win pays</Trans>
          </span>
          <output className={figure.pays}>{money(wins, game.session.currency)}</output>
        </div>
      </div>
      <p className={styles.hint}>
        <Trans>{formatNumber(chances, locale)} of the 10,000 numbers win.</Trans>
      </p>
    </>
  );
});
