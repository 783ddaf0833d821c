import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { balanceQuery, useApi } from '@croupier/api-client';
import { selectAccount } from '@croupier/contracts';
import { type CurrencyCode, currencyCodes, isCrypto } from '@croupier/money';
import { useOnline } from '@croupier/shell';
import { Banner, Button, DialogContent, RadioCards } from '@croupier/ui-kit';
import { callProblem } from '../payment/failure-texts.ts';
import styles from '../steps/steps.module.css';
import { useWallets } from '../wallets/useWallets.ts';
import { walletName } from '../wallets/wallet-name.ts';

/** Opens a crypto wallet, which coins need for an address. The active wallet doesn't change. */
export function ChooseCoin({ onBack, onChosen }: { onBack: () => void; onChosen: (coin: CurrencyCode) => void }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const online = useOnline();
  const queryClient = useQueryClient();
  const { active } = useWallets();
  const played = active ? walletName(active.currency, i18n.locale) : '';
  const [coin, setCoin] = useState<CurrencyCode | null>(null);
  const open = useMutation({
    mutationFn: (currency: CurrencyCode) => api.call(selectAccount, { body: { currency, active: false } }),
    onSuccess: (accounts, currency) => {
      queryClient.setQueryData(balanceQuery(api).queryKey, accounts);
      onChosen(currency);
    },
  });
  return (
    <DialogContent
      title={<Trans>Choose a coin</Trans>}
      onBack={onBack}
      footer={
        <Button
          size="large"
          wide
          disabled={!online || coin === null}
          loading={open.isPending}
          onClick={() => coin && open.mutate(coin)}
        >
          <Trans>Open this wallet</Trans>
        </Button>
      }
    >
      <div className={styles.step}>
        <p className={styles.soft}>
          <Trans>
            You get a wallet and your own address for this coin. You keep playing with {played} until you choose another
            wallet next to your balance.
          </Trans>
        </p>
        <RadioCards
          label={t({ message: `Coin`, context: 'a cryptocurrency' })}
          labelHidden
          value={coin}
          onChange={setCoin}
          options={currencyCodes
            .filter(isCrypto)
            .map((code) => ({ value: code, title: walletName(code, i18n.locale), detail: code }))}
        />
        {open.error && (
          <Banner tone="danger" live>
            {callProblem(i18n, open.error)}
          </Banner>
        )}
      </div>
    </DialogContent>
  );
}
