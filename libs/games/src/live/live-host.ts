import type { ComponentType, ReactNode } from 'react';
import type { LiveBet, LiveCrowd, LiveRound, LiveSaid } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';

/** Socket events of a table. `reload`: an event was missed. */
export interface LiveNews {
  tableId: number;
  onRound: (news: { now: string; round: LiveRound }) => void;
  onCrowd: (crowd: LiveCrowd) => void;
  onSaid: (said: LiveSaid[]) => void;
  onBet: (bet: LiveBet) => void;
  onReload: () => void;
}

/** Parts the app provides to a live table. */
export interface LiveHost {
  /** Subscribes to a table. Renders nothing. */
  Follow: ComponentType<LiveNews>;
  /** True while the socket is connected. */
  connected: boolean;
  /** Wallet of the stakes, as it was when this page loaded. */
  currency: CurrencyCode;
  signedIn: boolean;
  /** Sign-in link for guests. */
  signIn: ReactNode;
  /** Link back to the list of tables. */
  back: ReactNode;
}
