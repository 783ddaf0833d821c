import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@croupier/api-client';
import { selectAccount } from '@croupier/contracts';
import { type CurrencyCode, currencyCodes, isCrypto } from '@croupier/money';
import { useOnline } from '@croupier/shell';
import { Banner, Button, DialogContent, RadioCards } from '@croupier/ui-kit';
import { balanceQuery } from '../balance/balance.query.ts';
import { callProblem } from '../payment/failure-texts.ts';
import styles from '../steps/steps.module.css';

const names: Partial<Record<CurrencyCode, string>> = {
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  BCH: 'Bitcoin Cash',
  LTC: 'Litecoin',
  DOG: 'Dogecoin',
  USDT: 'Tether',
};

/** Opens a crypto wallet: without one there is no address coins could go to. */
export function ChooseCoin({ onBack, onChosen }: { onBack: () => void; onChosen: () => void }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const online = useOnline();
  const queryClient = useQueryClient();
  const [coin, setCoin] = useState<CurrencyCode | null>(null);
  const open = useMutation({
    mutationFn: (currency: CurrencyCode) => api.call(selectAccount, { body: { currency } }),
    onSuccess: (accounts) => {
      queryClient.setQueryData(balanceQuery(api).queryKey, accounts);
      onChosen();
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
            You get a wallet and an address of your own in this coin, and play with it from then on. You can change back
            at any time.
          </Trans>
        </p>
        <RadioCards
          label={t`Coin`}
          labelHidden
          value={coin}
          onChange={setCoin}
          options={currencyCodes
            .filter(isCrypto)
            .map((code) => ({ value: code, title: names[code] ?? code, detail: code }))}
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
