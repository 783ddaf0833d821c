/** Popup with an address. */
export interface RoutedPopup {
  /** Path of the popup. Without one, its address is that of the page behind: `?popup=cashback`. */
  readonly path?: string;
  /** Registered name of its modal. Without one, it is a page. */
  readonly modal?: string;
  readonly access: 'all' | 'guest' | 'player';
}

export type PopupTable = Readonly<Record<string, RoutedPopup>>;

/** Declares a popup route: `staticData: { popup: 'sign-in' }`. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    popup?: string;
    /** True for a page for guests: a player's popup opened from it gets the home behind it. */
    guestPage?: boolean;
  }
}

/** Values that the root route keeps in the address of the page behind, masked by the popup's own path. */
export interface PopupSearchValues {
  popup?: string | undefined;
  /** Target to open when the popup is done. Read it through `safeRedirect` only. */
  redirect?: string | undefined;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Reads the popup's values from the address. For the root's `validateSearch`. */
export function readPopupSearch(search: Record<string, unknown>, table: PopupTable): PopupSearchValues {
  const popup = text(search['popup']);
  const redirect = text(search['redirect']);
  return { ...(popup && Object.hasOwn(table, popup) && { popup }), ...(redirect && { redirect }) };
}
