/** What the guest mode does not have; also the name of the popup that asks for it. */
export type Blocked = 'sign-in' | 'sign-up';

export const isBlocked = (popup: string): popup is Blocked => popup === 'sign-in' || popup === 'sign-up';

/** What a route declares that the guest mode does not have: `staticData: { blocked: 'sign-in' }`. */
declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    blocked?: Blocked;
  }
}
