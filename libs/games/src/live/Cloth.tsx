import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { LiveCrowd } from '@croupier/contracts';
import { rouletteSpots } from '@croupier/game-math';
import { type CurrencyCode, formatMoney } from '@croupier/money';
import { cx } from '@croupier/ui-kit';
import { chipText, crowdText } from './chip-text.ts';
import chips from './chips.module.css';
import { type ClothSpot, clothSpots } from './cloth-spots.ts';
import { moveAmong } from './move-among.ts';
import styles from './roulette.module.css';
import { useSpotNames } from './useSpotNames.ts';

interface ClothProps {
  currency: CurrencyCode;
  /** The player's own, in subunits, by spot. */
  own: ReadonlyMap<string, number>;
  crowd: LiveCrowd | null;
  /** The pocket of a round that is over. */
  pocket: number | null;
  open: boolean;
  onSpot: (name: string) => void;
}

const placeStyle = ({ wide, tall }: ClothSpot): CSSProperties => {
  const area = ([column, row, columns, rows]: ClothSpot['wide']) =>
    `${row} / ${column} / span ${rows} / span ${columns}`;
  return { '--wide': area(wide), '--tall': area(tall) } as CSSProperties;
};

/** Where chips are laid. One stop for the tab key: arrows move on the cloth. */
export function Cloth({ currency, own, crowd, pocket, open, onSpot }: ClothProps) {
  const { t, i18n } = useLingui();
  const { shortName, longName, colourName } = useSpotNames();
  function say({ name, colour }: ClothSpot): string {
    const covered = rouletteSpots.get(name)?.size ?? 1;
    const isNumber = covered === 1;
    const title = isNumber ? `${longName(name)} ${colourName(colour)}` : longName(name);
    const pays = t`pays ${36 / covered - 1} to 1`;
    const laid = own.get(name);
    if (laid === undefined) return `${title}, ${pays}`;
    const amount = formatMoney(laid, currency, i18n.locale);
    return `${title}, ${pays}, ${t`your bet ${amount}`}`;
  }
  return (
    <div role="group" aria-label={t`Cloth`} className={styles.cloth} data-open={open || undefined}>
      {clothSpots.map((spot, index) => {
        const { name, colour } = spot;
        const laid = own.get(name);
        const others = crowd?.fields[name];
        const won = pocket !== null && rouletteSpots.get(name)?.has(pocket);
        return (
          <button
            key={name}
            type="button"
            className={styles.spot}
            style={placeStyle(spot)}
            data-colour={colour}
            data-outside={/^[a-z]/.test(name) || undefined}
            data-won={won || undefined}
            aria-disabled={!open || undefined}
            aria-label={say(spot)}
            tabIndex={index === 0 ? 0 : -1}
            onKeyDown={moveAmong}
            onClick={() => open && onSpot(name)}
          >
            <span className={styles.name}>{shortName(name)}</span>
            {others && <span className={styles.others}>{crowdText(others.amount, i18n.locale)}</span>}
            {laid !== undefined && (
              <span className={cx(chips.chip, styles.chip)}>{chipText(laid, currency, i18n.locale)}</span>
            )}
          </button>
        );
      })}
    </div>
  );
}
