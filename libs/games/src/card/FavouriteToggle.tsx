import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useApi } from '@croupier/api-client';
import type { GameCard } from '@croupier/contracts';
import { showToast } from '@croupier/shell';
import { cx } from '@croupier/ui-kit';
import { favouritesQuery } from '../catalogue/catalogue.query.ts';
import styles from './favourite.module.css';
import { favouriteMutation } from './favourite.mutation.ts';

/** Renders the favourite's heart of a title. */
export function FavouriteToggle({ game, labelled = false }: { game: GameCard; labelled?: boolean }) {
  const { t } = useLingui();
  const api = useApi();
  const { data: favourites } = useQuery(favouritesQuery(api));
  const { mutate } = useMutation(favouriteMutation(api, useQueryClient()));
  const on = favourites?.some(({ id }) => id === game.id) ?? false;
  const name = game.title;
  const toggle = () =>
    mutate(
      { game, on: !on },
      { onError: () => showToast({ type: 'error', text: t`We couldn’t save this favourite. Please try again.` }) },
    );
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={t`Favourite: ${name}`}
      className={cx(styles.heart, labelled && styles.labelled)}
      onClick={toggle}
      disabled={!favourites}
    >
      <Heart size={20} aria-hidden="true" fill={on ? 'currentColor' : 'none'} />
      {labelled && <span>{on ? t`In your favourites` : t`Add to favourites`}</span>}
    </button>
  );
}
