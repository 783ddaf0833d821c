import { useLingui } from '@lingui/react/macro';
import type { BaccaratSpot } from '@croupier/game-math';
import type { AnyCurrency } from '@croupier/money';
import type { Laid } from '../chips/bets.ts';
import { chipText } from '../chips/chip-text.ts';
import { Chip } from '../chips/Chip.tsx';
import { money } from '../hud/texts.tsx';
import { localeOf } from '../texts.ts';
import styles from './baccarat.module.css';

/** Betting spots from left to right. */
const ORDER: readonly BaccaratSpot[] = ['player-pair', 'player', 'tie', 'banker', 'banker-pair'];

interface SpotsProps {
  readonly laid: Laid;
  readonly unit: number;
  readonly currency: AnyCurrency;
  readonly locked: boolean;
  /** Winning spots, and whether ties returned a stake, while the chips of that round are still on the table. */
  readonly result: { readonly won: readonly BaccaratSpot[]; readonly tie: boolean } | null;
  readonly onLay: (spot: BaccaratSpot) => void;
  readonly onTake: (spot: BaccaratSpot) => void;
}

/** Renders the betting spots. A press places a chip; Delete or a right click removes the spot's chips. */
export function Spots({ laid, unit, currency, locked, result, onLay, onTake }: SpotsProps) {
  const { t, i18n } = useLingui();
  const names: Readonly<Record<BaccaratSpot, string>> = {
    player: t({ context: 'baccarat', message: 'Player' }),
    banker: t({ context: 'baccarat', message: 'Banker' }),
    tie: t({ context: 'baccarat', message: 'Tie' }),
    'player-pair': t`Player pair`,
    'banker-pair': t`Banker pair`,
  };
  const pays: Readonly<Record<BaccaratSpot, string>> = {
    player: t`1 to 1`,
    banker: t`0.95 to 1`,
    tie: t`8 to 1`,
    'player-pair': t`11 to 1`,
    'banker-pair': t`11 to 1`,
  };
  const fateOf = (spot: BaccaratSpot): string | undefined => {
    if (!result) return undefined;
    if (result.won.includes(spot)) return 'won';
    return result.tie && (spot === 'player' || spot === 'banker') ? 'back' : 'lost';
  };
  return (
    <div className={styles.spots} role="group" aria-label={t({ context: 'baccarat', message: 'Bets' })}>
      {ORDER.map((spot) => {
        const cents = laid.get(spot);
        const [name, odds, worth] = [names[spot], pays[spot], money(cents ?? 0, currency)];
        return (
          <button
            key={spot}
            type="button"
            className={styles.spot}
            data-spot={spot}
            data-fate={cents === undefined ? undefined : fateOf(spot)}
            aria-disabled={locked}
            aria-label={cents === undefined ? t`${name}, pays ${odds}` : t`${name}, pays ${odds}, ${worth} staked`}
            onClick={() => !locked && onLay(spot)}
            onContextMenu={(event) => {
              event.preventDefault();
              if (!locked) onTake(spot);
            }}
            onKeyDown={({ key }) => (key === 'Delete' || key === 'Backspace') && !locked && onTake(spot)}
          >
            <b>{name}</b>
            <small>{odds}</small>
            {cents !== undefined && (
              <Chip
                key={cents}
                cents={cents}
                unit={unit}
                text={chipText(cents, currency, localeOf(i18n.locale))}
                className={styles.laid}
              />
            )}
          </button>
        );
      })}
    </div>
  );
}
