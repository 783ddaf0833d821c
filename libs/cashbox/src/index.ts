export { activeAccount, balanceQuery } from './balance/balance.query.ts';
export { BalanceBadge, type BalanceBadgeProps } from './balance/BalanceBadge.tsx';
export { catalog } from './catalog.ts';
export { PaymentsPage } from './history/PaymentsPage.tsx';
export { cashboxModals } from './modals.ts';
export { PayingWallet } from './wallets/PayingWallet.tsx';
export type { WalletTexts } from './wallets/WalletMenu.tsx';
export { refreshCashbox } from './payment/refresh-cashbox.ts';
export type { CashboxCallbacks } from './navigation/cashbox-navigation.ts';
