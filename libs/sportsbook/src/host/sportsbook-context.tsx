import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { Sport } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { useFollowConnection } from '../live/connection.ts';

interface Filtered {
  /** Kick-off filter in the page's address, for example `3h` or `today`. */
  readonly when?: string | undefined;
}

/** Page with a list of matches. */
export type FilteredPage = Filtered &
  (
    | { readonly to: 'home' }
    | { readonly to: 'sport'; readonly sport: Sport }
    | { readonly to: 'league'; readonly slug: string }
    | ({ readonly to: 'coupon' } & CouponSubject)
  );

/** Subject of a coupon: matches of a sport or league with the lines of one market. */
export interface CouponSubject {
  readonly sport: Exclude<Sport, 'greyhounds'>;
  readonly league?: string | undefined;
  /** Market; the sport's first by default. */
  readonly market?: number | undefined;
}

/** Page of the sportsbook. The app knows its address. */
export type SportPage =
  | { readonly to: 'live' | 'results' | 'calibration' | 'favourites' | 'bets' | 'login' | 'registration' }
  | { readonly to: 'casino' }
  | { readonly to: 'deposit' }
  | FilteredPage
  | { readonly to: 'team'; readonly id: string }
  | { readonly to: 'centre'; readonly matches?: readonly number[] }
  /** Race, or winner of a season. */
  | { readonly to: 'field'; readonly id: number; readonly name: string }
  | { readonly to: 'event'; readonly id: number; readonly home: string; readonly away: string };

export interface SportLinkProps {
  page: SportPage;
  className?: string | undefined;
  children: ReactNode;
  'aria-label'?: string | undefined;
  'aria-current'?: boolean | undefined;
  'aria-selected'?: boolean | undefined;
  id?: string | undefined;
  role?: 'option' | undefined;
  tabIndex?: number | undefined;
  onClick?: (() => void) | undefined;
}

/** Parts the app provides to the sportsbook, such as links and the currency of a guest's stake. */
export interface SportsbookHost {
  readonly Link: ComponentType<SportLinkProps>;
  /** Opens a page, for controls that aren't links. */
  readonly go: (page: FilteredPage) => void;
  /** Returns the full address of a slip's code, for sharing. */
  readonly slipUrl: (code: string) => string;
  readonly guestCurrency: CurrencyCode;
  /** Wallet that pays and a way to change it; nothing for a guest. */
  readonly payer: ReactNode;
  /** Called after a bet moved money, when balances are outdated. */
  readonly onMoneyMoved: () => void;
}

const HostContext = createContext<SportsbookHost | null>(null);

export function SportsbookProvider({ host, children }: { host: SportsbookHost; children: ReactNode }) {
  useFollowConnection();
  return <HostContext value={host}>{children}</HostContext>;
}

export function useHost(): SportsbookHost {
  const host = use(HostContext);
  if (!host) throw new Error('SportsbookProvider is missing above');
  return host;
}

/** Renders a link to a page with the app's own link component. */
export function SportLink(props: SportLinkProps) {
  const { Link } = useHost();
  return <Link {...props} />;
}
