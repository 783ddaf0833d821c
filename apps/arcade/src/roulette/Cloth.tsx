import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, type KeyboardEvent, memo, type PointerEvent, useRef, useState } from 'react';
import { nextSpot, numberPlace, rouletteReds, rouletteSpots, spotPays, spotPlaces } from '@croupier/game-math';
import type { AnyCurrency } from '@croupier/money';
import type { Laid } from '../chips/bets.ts';
import { chipText } from '../chips/chip-text.ts';
import { Chip } from '../chips/Chip.tsx';
import { money } from '../hud/texts.tsx';
import { localeOf } from '../texts.ts';
import styles from './cloth.module.css';
import { areas, CLOTH_LENGTH, CLOTH_WIDTH, spotAt } from './cloth.ts';
import { useSpotName } from './useSpotName.ts';

interface ClothProps {
  readonly laid: Laid;
  readonly unit: number;
  readonly currency: AnyCurrency;
  readonly locked: boolean;
  /** Winning pocket and spots, while the chips of that round are still on the table. */
  readonly result: { readonly pocket: number; readonly won: readonly string[] } | null;
  readonly onLay: (spot: string) => void;
  readonly onTake: (spot: string) => void;
}

const upright = (): boolean => matchMedia('(orientation: portrait)').matches;

const at = (a: number, b: number, length = 0, width = 0): CSSProperties =>
  ({ '--a': a, '--b': b, '--length': length, '--width': width }) as CSSProperties;

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * Renders the betting table. A finger may slide to a spot: the covered numbers light up, and lifting it places the
 * chip.
 */
export function Cloth({ laid, unit, currency, locked, result, onLay, onTake }: ClothProps) {
  const { t, i18n } = useLingui();
  const locale = localeOf(i18n.locale);
  const nameOf = useSpotName();
  const root = useRef<HTMLDivElement>(null);
  const [aimed, setAimed] = useState<string | null>(null);
  const [focused, setFocused] = useState('0');

  const spotUnder = ({ clientX, clientY }: { clientX: number; clientY: number }): string | null => {
    const { left, top, width, height } = root.current!.getBoundingClientRect();
    const [x, y] = [(clientX - left) / width, (clientY - top) / height];
    return upright() ? spotAt(y * CLOTH_LENGTH, (1 - x) * CLOTH_WIDTH) : spotAt(x * CLOTH_LENGTH, y * CLOTH_WIDTH);
  };
  const aim = (event: PointerEvent): void => setAimed(locked ? null : spotUnder(event));
  const lift = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    const spot = spotUnder(event);
    if (event.pointerType !== 'mouse') setAimed(null);
    if (spot !== null && !locked) onLay(spot);
  };
  const onKey = (event: KeyboardEvent): void => {
    const arrow = ARROWS[event.key];
    if (event.key === 'Delete' || event.key === 'Backspace') {
      if (!locked) onTake(focused);
    } else if (arrow) {
      const [right, down] = arrow;
      const next = nextSpot(focused, upright() ? [down, -right] : [right, down]);
      root.current?.querySelector<HTMLElement>(`[data-spot="${next}"]`)?.focus();
    } else return;
    event.preventDefault();
  };

  const covered = aimed === null ? null : rouletteSpots.get(aimed)!;
  const lit = (spot: string): boolean =>
    spot === aimed || (covered !== null && /^\d+$/.test(spot) && covered.has(Number(spot)));
  const label = (spot: string): string => {
    const texts: Readonly<Record<string, string>> = {
      'dozen-1': t`1st 12`,
      'dozen-2': t`2nd 12`,
      'dozen-3': t`3rd 12`,
      even: t`Even`,
      odd: t`Odd`,
      low: '1–18',
      high: '19–36',
    };
    return texts[spot] ?? (spot.startsWith('column') ? t`2 to 1` : spot);
  };
  const place = aimed === null ? null : spotPlaces.get(aimed)!;
  const ball = result && numberPlace(result.pocket);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the spots are buttons; this finds the one a finger means
    <div
      ref={root}
      className={styles.cloth}
      role="group"
      aria-label={t`Betting table`}
      data-locked={locked || undefined}
      onPointerDown={(event) => {
        if (event.pointerType !== 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
        aim(event);
      }}
      onPointerMove={aim}
      onPointerLeave={() => setAimed(null)}
      onPointerCancel={() => setAimed(null)}
      onPointerUp={lift}
      onContextMenu={(event) => {
        event.preventDefault();
        const spot = spotUnder(event);
        if (spot !== null && !locked && aimed === spot) onTake(spot);
      }}
      onKeyDown={onKey}
    >
      {areas.map(({ spot, a, b, length, width }) => (
        <span
          key={spot}
          className={styles.area}
          style={at(a, b, length, width)}
          data-colour={colourOf(spot)}
          data-outside={!/^\d+$/.test(spot) || undefined}
          data-lit={lit(spot) || undefined}
          data-hit={String(result?.pocket) === spot || undefined}
          data-won={result?.won.includes(spot) || undefined}
          aria-hidden
        >
          {spot === 'red' || spot === 'black' ? <i className={styles.diamond} /> : label(spot)}
        </span>
      ))}
      <Spots laid={laid} currency={currency} focused={focused} locked={locked} onFocus={setFocused} onLay={onLay} />
      {[...laid].map(([spot, cents]) => {
        const { a, b } = spotPlaces.get(spot)!;
        return (
          <span
            key={spot}
            className={styles.laid}
            style={at(a / 2, b / 2)}
            data-fate={result ? (result.won.includes(spot) ? 'won' : 'lost') : undefined}
          >
            <Chip cents={cents} unit={unit} text={chipText(cents, currency, locale)} />
          </span>
        );
      })}
      {ball && <span className={styles.dolly} style={at(ball.a / 2, ball.b / 2)} aria-hidden />}
      {aimed !== null && place && (
        <span
          className={styles.hint}
          style={at(place.a / 2, place.b / 2)}
          data-low={place.a < 5 || undefined}
          aria-hidden
        >
          {nameOf(aimed)} · {t`${spotPays(aimed)} to 1`}
        </span>
      )}
    </div>
  );
}

const colourOf = (spot: string): string | undefined => {
  if (spot === '0') return 'zero';
  return /^\d+$/.test(spot) ? (rouletteReds.has(Number(spot)) ? 'red' : 'black') : spot;
};

interface SpotsProps {
  readonly laid: Laid;
  readonly currency: AnyCurrency;
  readonly focused: string;
  readonly locked: boolean;
  readonly onFocus: (spot: string) => void;
  readonly onLay: (spot: string) => void;
}

/** Renders one button for each spot, for keyboards and screen readers. */
const Spots = memo(
  function Spots({ laid, currency, focused, locked, onFocus, onLay }: SpotsProps) {
    const { t } = useLingui();
    const nameOf = useSpotName();
    return [...spotPlaces].map(([spot, { a, b }]) => {
      const [name, pays] = [nameOf(spot), spotPays(spot)];
      const worth = money(laid.get(spot) ?? 0, currency);
      return (
        <button
          key={spot}
          type="button"
          className={styles.spot}
          style={at(a / 2, b / 2)}
          data-spot={spot}
          tabIndex={spot === focused ? 0 : -1}
          aria-disabled={locked}
          aria-label={laid.has(spot) ? t`${name}, pays ${pays} to 1, ${worth} staked` : t`${name}, pays ${pays} to 1`}
          onFocus={() => onFocus(spot)}
          // The table handles pointer presses; a click without one comes from a key or a screen reader.
          onClick={({ detail }) => detail === 0 && !locked && onLay(spot)}
        />
      );
    });
  },
  (before, after) => before.laid === after.laid && before.focused === after.focused && before.locked === after.locked,
);
