/** Actions that guest mode lacks. Also the names of their popups. */
export type Blocked = 'sign-in' | 'sign-up';

export const isBlocked = (popup: string): popup is Blocked => popup === 'sign-in' || popup === 'sign-up';

/** Declares a route that guest mode lacks: `staticData: { blocked: 'sign-in' }`. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    blocked?: Blocked;
  }
}
