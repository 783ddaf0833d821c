import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { GameMechanic } from '@croupier/contracts';
import { fold } from '@croupier/i18n';
import { collectionsQuery, isKind, providersQuery } from '../catalogue/catalogue.query.ts';
import { useFilterTexts } from '../lobby/useFilterTexts.ts';

/** Identifies a page of the lobby that a search can lead to. */
export type LobbyPageId =
  | { readonly studio: string }
  | { readonly kind: string }
  | { readonly collection: string }
  | { readonly mechanic: GameMechanic };

export interface LobbyPageInfo {
  readonly id: LobbyPageId;
  readonly title: string;
  /** Kind of page, in the visitor's language. */
  readonly what: string;
  readonly games?: number;
}

/** Returns studios, kinds of game, collections and mechanics, in this order. */
export function useLobbyPages(): readonly LobbyPageInfo[] {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { mechanic } = useFilterTexts();
  const { data: studios = [] } = useQuery(providersQuery(api));
  const { data: collections = [] } = useQuery({ ...collectionsQuery(api, i18n.locale), select: (all) => all });
  return [
    ...studios.map(({ id, title, games }) => ({ id: { studio: id }, title, games, what: t`Studio` })),
    ...collections
      .filter(({ games }) => games > 0)
      .map(({ id, title, games }) => ({
        id: isKind(id) ? { kind: id } : { collection: id },
        title,
        games,
        what: isKind(id) ? t`Game type` : t`Collection`,
      })),
    ...mechanic.options.map(({ value, text }) => ({
      id: { mechanic: value as GameMechanic },
      title: text,
      what: t`Mechanic`,
    })),
  ];
}

/** Returns the pages whose name contains the text. */
export function pagesNamed(pages: readonly LobbyPageInfo[], text: string): readonly LobbyPageInfo[] {
  const wanted = fold(text.trim());
  return wanted === '' ? [] : pages.filter(({ title }) => fold(title).includes(wanted));
}
