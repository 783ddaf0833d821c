import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { Money, RadioCards } from '@croupier/ui-kit';
import { walletName } from './wallet-name.ts';
import styles from './wallets.module.css';

interface WalletPickerProps {
  label: string;
  wallets: readonly Account[];
  value: CurrencyCode;
  onChange: (currency: CurrencyCode) => void;
  /** Returns the amount of a wallet to show here. */
  amount?: (wallet: Account) => number;
}

const balance = ({ amount_cents }: Account) => amount_cents;

/** Renders the choice of the cashbox's wallet. It doesn't change the wallet used for play. */
export function WalletPicker({ label, wallets, value, onChange, amount = balance }: WalletPickerProps) {
  const { i18n } = useLingui();
  return (
    <RadioCards
      label={label}
      value={value}
      onChange={onChange}
      cardMinPx={190}
      options={wallets.map((wallet) => ({
        value: wallet.currency,
        title: walletName(wallet.currency, i18n.locale),
        detail: (
          <>
            <Money amount={amount(wallet)} currency={wallet.currency} />
            {wallet.active && (
              <>
                {' · '}
                <span className={styles.active}>
                  <Trans>in play</Trans>
                </span>
              </>
            )}
          </>
        ),
      }))}
    />
  );
}
