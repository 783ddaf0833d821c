/** A popup that has an address. */
export interface RoutedPopup {
  /** Without one its address is that of the page behind: `?popup=cashback`. */
  readonly path?: string;
  /** The modal that shows it: the name it is registered under. Without one it is a page of its own. */
  readonly modal?: string;
  readonly access: 'all' | 'guest' | 'player';
}

export type PopupTable = Readonly<Record<string, RoutedPopup>>;

/** What a popup route declares: `staticData: { popup: 'sign-in' }`. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    popup?: string;
    /** A page for guests: a player's popup opened from it has the home behind it. */
    guestPage?: boolean;
  }
}

/** What the root route keeps in the address of the page behind, masked by the popup's own path. */
export interface PopupSearchValues {
  popup?: string | undefined;
  /** Where to go when the popup's business is done; read through `safeRedirect` only. */
  redirect?: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** For the root's `validateSearch`. */
export function readPopupSearch(search: Record<string, unknown>, table: PopupTable): PopupSearchValues {
  const popup = text(search['popup']);
  const redirect = text(search['redirect']);
  return { ...(popup && Object.hasOwn(table, popup) && { popup }), ...(redirect && { redirect }) };
}
