import { type AnyRouter, useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { playerQuery } from '@croupier/api-client';
import { bindPopups, closeModal, isModal, loginRequired, openModal } from '@croupier/shell';
import { stopPopup } from '../guest-mode/stop-popup.ts';
import { servicesOf } from '../services.ts';
import { SESSION_ENDED } from '../session/session-ended.ts';
import { type PopupTable, readPopupSearch, type RoutedPopup } from './popup-table.ts';

/** Marks a history entry as a popup over the page before it. */
declare module '@tanstack/react-router' {
  interface HistoryState {
    overPage?: boolean;
  }
}

/** Returns the popup of the address: a popup route's own, or the one opened over another page. */
function popupOf(router: AnyRouter, table: PopupTable): string | undefined {
  const { matches, location } = router.state;
  return matches.at(-1)?.staticData.popup ?? readPopupSearch(location.search, table).popup;
}

interface AppPopups {
  readonly table: PopupTable;
  /** Page to open after closing a popup that had no page behind it. */
  readonly home: string;
}

/**
 * Opens popups by their addresses: `/sign-in` opened directly shows the home behind it. Opened inside the app, it masks
 * the current page's address, so that back closes it and reload keeps it. Returns the function to call after a person
 * closed a modal.
 */
export function usePopups({ table, home }: AppPopups): (modal: string) => void {
  const router: AnyRouter = useRouter();
  const popup = useRouterState({ select: () => popupOf(router, table) });

  useEffect(() => bindPopups((name, search) => openOver(router, { table, home }, name, search)), [router, table, home]);

  useEffect(() => {
    const routed = popup === undefined ? undefined : table[popup];
    const modal = routed?.modal;
    if (modal === undefined || !mayOpen(router, routed!)) return;
    openModal(modal, { search: router.state.location.search });
    return () => closeModal(modal);
  }, [popup, router, table]);

  return useCallback(
    (modal) => {
      // Checks again whether guests can see the page behind.
      if (modal === SESSION_ENDED) return void router.invalidate();
      const name = popupOf(router, table);
      if (name === undefined || table[name]?.modal !== modal) return;
      const { search, state } = router.state.location;
      if (readPopupSearch(search, table).popup === undefined) void router.navigate({ to: home });
      else if (state.overPage) router.history.back();
      else
        void router.navigate({
          to: '.',
          search: ({ popup: _gone, ...rest }: object & { popup?: string | undefined }) => rest,
          replace: true,
        });
    },
    [router, table, home],
  );
}

/** Tells whether a popup without its own route may open: a player's popup needs a sign-in. */
function mayOpen(router: AnyRouter, { path, access }: RoutedPopup): boolean {
  if (path !== undefined || access !== 'player') return true;
  const { api, queryClient } = servicesOf(router);
  return !!queryClient.getQueryData(playerQuery(api).queryKey);
}

type Values = Readonly<Record<string, string>>;

function openOver(router: AnyRouter, popups: AppPopups, name: string, values: Values): void {
  const { table, home } = popups;
  const routed = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!routed) return isModal(name) ? openModal(name, { search: values }) : undefined;
  const services = servicesOf(router);
  const { api, queryClient } = services;
  if (stopPopup(services, name)) return;
  const player = queryClient.getQueryData(playerQuery(api).queryKey);
  const { pathname, search } = router.state.location;
  const intended = routed.path ?? `${pathname}?${new URLSearchParams({ ...values, popup: name })}`;
  const login = routed.access === 'player' ? loginRequired(player, intended) : null;
  if (login) return openOver(router, popups, 'sign-up', login.search ?? {});
  if (routed.access === 'guest' && player) return;
  if (routed.modal === undefined) return void router.navigate({ to: routed.path ?? home, search: values });
  const isOpen = popupOf(router, table) !== undefined;
  const page = router.state.matches.at(-1)?.staticData;
  // A popup's own route already has the home behind it, and a guest page can't be behind a player's popup.
  const hasHomeBehind = page?.popup !== undefined || (page?.guestPage && routed.access === 'player');
  if (hasHomeBehind) {
    const own = routed.path === undefined ? { ...values, popup: name } : values;
    return void router.navigate({ to: routed.path ?? home, search: own, replace: true });
  }
  void router.navigate({
    to: pathname,
    search: { ...search, ...values, popup: name },
    state: { overPage: true },
    ...(routed.path !== undefined && { mask: { to: routed.path, search: values, unmaskOnReload: true } }),
    // From one popup to the next: back returns to the page, not through every popup.
    replace: isOpen,
    resetScroll: false,
  });
}
