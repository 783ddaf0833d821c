import { createContext, use } from 'react';

/** What the cashbox shows. The modal stays; only its content changes, so nothing entered is lost on the way. */
export type Screen =
  'dashboard' | 'deposit' | 'deposit-fast' | 'withdraw' | 'history' | 'convert' | 'buy-coins' | 'choose-coin';

/** Where what is in the way of money is dealt with, and who can be asked about it. */
export type Way = 'details' | 'questionnaire' | 'verification' | 'deposit-help' | 'withdrawal-help';

/** What leads out of the cashbox, given by the app. */
export interface CashboxCallbacks {
  onWay?: (to: Way) => void;
  /** Asks for missing details before anything else: see `wantsProfileData`. */
  onProfileWanted?: () => void;
  /** The page with a bonus's whole terms. */
  bonusHref?: (identifier: string) => string;
  /** The browser's own mark, told with a payment for the check for fraud. */
  deviceMark?: () => Promise<string | undefined>;
}

export interface CashboxFrame extends CashboxCallbacks {
  show: (screen: Screen) => void;
}

export const CashboxContext = createContext<CashboxFrame | null>(null);

export function useCashbox(): CashboxFrame {
  const frame = use(CashboxContext);
  if (!frame) throw new Error('this belongs inside the cashbox');
  return frame;
}
