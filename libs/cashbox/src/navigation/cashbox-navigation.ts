import { createContext, use } from 'react';

/** Screen of the cashbox. The modal stays and only its content changes, so that no input is lost. */
export type Screen =
  'dashboard' | 'deposit' | 'deposit-fast' | 'withdraw' | 'history' | 'convert' | 'buy-coins' | 'choose-coin';

/** Page that resolves an obstacle to payments, or the support to contact about it. */
export type Way = 'details' | 'questionnaire' | 'verification' | 'deposit-help' | 'withdrawal-help';

/** Links out of the cashbox, provided by the app. */
export interface CashboxCallbacks {
  onWay?: (to: Way) => void;
  /** Requests missing details first: see `wantsProfileData`. */
  onProfileWanted?: () => void;
  /** Address of a bonus's full terms. */
  bonusHref?: (identifier: string) => string;
  /** Returns the device mark that is sent with a payment, for fraud checks. */
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
