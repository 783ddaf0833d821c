import { useLingui } from '@lingui/react/macro';
import { Star as StarIcon } from 'lucide-react';
import type { Favourite } from '@croupier/contracts';
import { cx } from '@croupier/ui-kit';
import styles from './favourites.module.css';
import { useFavourite } from './useFavourites.ts';

/** Keeps a sport, league, club or match within reach, or lets it go. */
export function Star({ favourite, className }: { favourite: Favourite; className?: string | undefined }) {
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
