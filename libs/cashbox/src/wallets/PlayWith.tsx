import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import type { CurrencyCode } from '@croupier/money';
import { useOnline } from '@croupier/shell';
import { Button, cx } from '@croupier/ui-kit';
import { callProblem } from '../payment/failure-texts.ts';
import { OrderProblem } from '../payment/OrderProblem.tsx';
import { useFocusOnMount } from '../steps/useFocusOnMount.ts';
import { chooseWalletMutation } from './choose-wallet.mutation.ts';
import { useWallets } from './useWallets.ts';
import { walletName } from './wallet-name.ts';
import styles from './wallets.module.css';

/** Renders a button that makes a wallet the active one. Renders nothing for the active one. */
export function PlayWith({ currency, centered }: { currency: CurrencyCode; centered?: boolean }) {
  const { i18n } = useLingui();
  const online = useOnline();
  const { active } = useWallets();
  const choose = useMutation(chooseWalletMutation(useApi(), useQueryClient()));
  if (!active) return null;
  const [now, other] = [walletName(active.currency, i18n.locale), walletName(currency, i18n.locale)];
  if (active.currency === currency) return choose.isSuccess && <Chosen name={other} />;
  return (
    <div className={cx(styles.switch, centered && styles.centered)}>
      <p>
        <Trans>
          You’re playing with <strong>{now}</strong>. New games and bets use the wallet you choose. Open ones keep
          theirs.
        </Trans>
      </p>
      <Button
        size="small"
        variant="secondary"
        loading={choose.isPending}
        disabled={!online}
        onClick={() => choose.mutate(currency)}
      >
        <span>
          <Trans>Play with {other}</Trans>
        </span>
      </Button>
      <OrderProblem>{choose.error && callProblem(i18n, choose.error)}</OrderProblem>
    </div>
  );
}

/** Renders the confirmation in place of the button and takes its focus. */
function Chosen({ name }: { name: string }) {
  return (
    <p ref={useFocusOnMount<HTMLParagraphElement>()} tabIndex={-1} className={styles.done}>
      <Trans>
        You’re now playing with <strong>{name}</strong>.
      </Trans>
    </p>
  );
}
