import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { LiveCrowd } from '@croupier/contracts';
import { nextSpot, rouletteSpots, spotPays } from '@croupier/game-math';
import { type CurrencyCode, formatMoney } from '@croupier/money';
import { cx, Segmented } from '@croupier/ui-kit';
import { chipText, crowdText } from './chip-text.ts';
import chips from './chips.module.css';
import places from './cloth-places.module.css';
import { clothSpots } from './cloth-spots.ts';
import styles from './roulette.module.css';
import { useSpotNames } from './useSpotNames.ts';

interface ClothProps {
  currency: CurrencyCode;
  /** Player's own stakes in subunits, by spot. */
  own: ReadonlyMap<string, number>;
  crowd: LiveCrowd | null;
  /** Winning pocket of a finished round. */
  pocket: number | null;
  open: boolean;
  onSpot: (name: string) => void;
}

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * Renders the betting cloth, with spots on numbers, on the lines and crossings between them, and outside. It is one tab
 * stop; arrow keys move on it. Touch users first choose whether lines can be hit, since numbers then have smaller
 * targets.
 */
export function Cloth(props: ClothProps) {
  const labels = useLabels(props.own, props.currency);
  return <Spots {...props} labels={labels} />;
}

/** Renders the spots again for each spot aimed at, without recomputing their labels. */
function Spots({
  currency,
  own,
  crowd,
  pocket,
  open,
  onSpot,
  labels,
}: ClothProps & { labels: ReadonlyMap<string, string> }) {
  const { t, i18n } = useLingui();
  const { shortName } = useSpotNames();
  const group = useRef<HTMLDivElement>(null);
  const [fingerMeans, setFingerMeans] = useState<'numbers' | 'lines'>('numbers');
  const [stop, setStop] = useState('0');
  const [aimed, setAimed] = useState<string | null>(null);
  const lit = open && aimed !== null ? rouletteSpots.get(aimed) : undefined;

  function move(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    const cloth = group.current;
    if (!arrow || !cloth) return;
    event.preventDefault();
    const [right, down] = arrow;
    const isUpright = getComputedStyle(cloth).getPropertyValue('--upright') === '1';
    const buttonOf = (name: string) => cloth.querySelector<HTMLElement>(`[data-spot="${name}"]`);
    const isShown = (name: string) => buttonOf(name)?.checkVisibility?.() !== false;
    buttonOf(nextSpot(stop, isUpright ? [down, -right] : [right, down], isShown))?.focus();
  }

  return (
    <div className={styles.clothArea}>
      <div className={styles.means}>
        <Segmented
          label={t`Where to place chips`}
          options={[
            { value: 'numbers', label: t`Numbers` },
            { value: 'lines', label: t`Lines and corners` },
          ]}
          value={fingerMeans}
          onChange={(means) => {
            setFingerMeans(means);
            setStop('0'); // The current tab stop may be hidden now.
          }}
        />
      </div>
      <div
        ref={group}
        role="group"
        aria-label={t`Betting table`}
        className={cx(styles.cloth, places.places)}
        data-open={open || undefined}
        data-lines={fingerMeans === 'lines' || undefined}
      >
        {clothSpots.map(({ name, kind, between, colour, a, b, along, across }) => {
          const laid = own.get(name);
          const others = crowd?.fields[name];
          const won = pocket !== null && rouletteSpots.get(name)?.has(pocket) && (!between || laid !== undefined);
          return (
            <button
              key={name}
              type="button"
              className={cx(styles.spot, between ? styles.between : styles.field)}
              data-spot={name}
              data-a={a}
              data-b={b}
              data-along={along > 1 ? along : undefined}
              data-across={across > 1 ? across : undefined}
              data-colour={between ? undefined : colour}
              data-outside={kind === 'outside' || undefined}
              data-laid={laid !== undefined || undefined}
              data-lit={(kind === 'number' && lit?.has(Number(name))) || name === aimed || undefined}
              data-won={won || undefined}
              aria-disabled={!open || undefined}
              aria-label={labels.get(name)}
              tabIndex={name === stop ? 0 : -1}
              onKeyDown={move}
              onFocus={() => {
                setStop(name);
                setAimed(name);
              }}
              onBlur={() => setAimed(null)}
              onPointerCancel={() => setAimed(null)}
              onPointerEnter={() => setAimed(name)}
              onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setAimed(null)}
              onClick={() => open && onSpot(name)}
            >
              {!between && <span className={styles.name}>{shortName(name)}</span>}
              {others && <span className={styles.others}>{between ? '' : crowdText(others.amount, i18n.locale)}</span>}
              {laid !== undefined && (
                <span className={cx(chips.chip, styles.chip)}>{chipText(laid, currency, i18n.locale)}</span>
              )}
            </button>
          );
        })}
      </div>
      <p className={styles.aimed} aria-hidden="true">
        {aimed !== null && labels.get(aimed)}
      </p>
    </div>
  );
}

/** Returns each spot's label: its name, its payout and the player's own stake on it. */
function useLabels(own: ReadonlyMap<string, number>, currency: CurrencyCode): ReadonlyMap<string, string> {
  const { t, i18n } = useLingui();
  const { longName, colourName } = useSpotNames();
  return new Map(
    clothSpots.map(({ name, kind, colour }) => {
      const title = kind === 'number' ? `${name} ${colourName(colour)}` : longName(name);
      const pays = t`pays ${spotPays(name)} to 1`;
      const laid = own.get(name);
      if (laid === undefined) return [name, `${title}, ${pays}`] as const;
      const amount = formatMoney(laid, currency, i18n.locale);
      return [name, `${title}, ${pays}, ${t`your bet ${amount}`}`] as const;
    }),
  );
}
