import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { GameMechanic } from '@croupier/contracts';
import { fold } from '@croupier/i18n';
import { collectionsQuery, isKind, providersQuery } from '../catalogue/catalogue.query.ts';
import { useFilterTexts } from '../lobby/useFilterTexts.ts';

/** Page of the lobby that a search can lead to. */
export type HallPage =
  | { readonly studio: string }
  | { readonly kind: string }
  | { readonly collection: string }
  | { readonly mechanic: GameMechanic };

export interface HallPlace {
  readonly page: HallPage;
  readonly title: string;
  /** Kind of page, in the visitor's language. */
  readonly what: string;
  readonly games?: number;
}

/** Returns studios, kinds of game, collections and mechanics, in this order. */
export function useHallPlaces(): readonly HallPlace[] {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { mechanic } = useFilterTexts();
  const { data: studios = [] } = useQuery(providersQuery(api));
  const { data: collections = [] } = useQuery({ ...collectionsQuery(api, i18n.locale), select: (all) => all });
  return [
    ...studios.map(({ id, title, games }) => ({ page: { studio: id }, title, games, what: t`Studio` })),
    ...collections
      .filter(({ games }) => games > 0)
      .map(({ id, title, games }) => ({
        page: isKind(id) ? { kind: id } : { collection: id },
        title,
        games,
        what: isKind(id) ? t`Game type` : t`Collection`,
      })),
    ...mechanic.options.map(({ value, text }) => ({
      page: { mechanic: value as GameMechanic },
      title: text,
      what: t`Mechanic`,
    })),
  ];
}

/** Returns the pages whose name contains the text. */
export function placesNamed(places: readonly HallPlace[], text: string): readonly HallPlace[] {
  const wanted = fold(text.trim());
  return wanted === '' ? [] : places.filter(({ title }) => fold(title).includes(wanted));
}
