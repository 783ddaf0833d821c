import { PayingWallet } from '@croupier/cashbox';
import { useWalletTexts } from '@croupier/web-app';

export function SlipWallet() {
  return <PayingWallet texts={useWalletTexts()} />;
}
