import { useLingui } from '@lingui/react/macro';
import { Star as StarIcon } from 'lucide-react';
import { memo } from 'react';
import type { Favourite } from '@croupier/contracts';
import { cx } from '@croupier/ui-kit';
import styles from './favourites.module.css';
import { isSame } from './favourites.query.ts';
import { useFavourite } from './useFavourites.ts';

/** Toggles a favourite sport, league, club or match. Memoised, because its row may redraw several times a second. */
export const Star = memo(StarButton, (one, other) => isSame(one.favourite, other.favourite));

function StarButton({ favourite, className }: { favourite: Favourite; className?: string | undefined }) {
  const { t } = useLingui();
  const [on, toggle] = useFavourite(favourite);
  const { name } = favourite;
  const label = t`Favourite: ${name}`;
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={label}
      title={label}
      className={cx(styles.star, className)}
      onClick={toggle}
    >
      <StarIcon size={18} aria-hidden="true" fill={on ? 'currentColor' : 'none'} />
    </button>
  );
}
