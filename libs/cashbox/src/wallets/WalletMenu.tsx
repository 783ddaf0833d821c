import { useLingui } from '@lingui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, ChevronDown, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import type { Account } from '@croupier/contracts';
import { showToast } from '@croupier/shell';
import { Menu, MenuItem, MenuSeparator, Money } from '@croupier/ui-kit';
import { chooseWalletMutation } from './choose-wallet.mutation.ts';
import { walletName } from './wallet-name.ts';
import styles from './wallets.module.css';

/** Texts from the app, because the header doesn't load those of the cashbox. */
export interface WalletTexts {
  /** Label of the button: "Balance, choose a wallet". */
  choose: string;
  /** Label of the list: "Wallets". */
  wallets: string;
  /** Note on the effects of a choice. */
  note: string;
  openCashbox: string;
  failed: string;
}

export interface WalletMenuProps {
  texts: WalletTexts;
  wallets: readonly Account[];
  /** True while amounts are hidden from onlookers. */
  hidden: boolean;
  className: string | undefined;
  onOpen?: (() => void) | undefined;
  /** Content of the button: the active wallet. */
  children: ReactNode;
}

/** Renders every wallet with its balance. Switching to another one takes a press, here or in the cashbox. */
export function WalletMenu({ texts, wallets, hidden, className, onOpen, children }: WalletMenuProps) {
  const { i18n } = useLingui();
  const choose = useMutation({
    ...chooseWalletMutation(useApi(), useQueryClient()),
    onError: () => void showToast({ type: 'warning', text: texts.failed }),
  });
  return (
    <Menu
      label={texts.wallets}
      note={texts.note}
      button={{
        className,
        children: (
          <>
            <span className="visually-hidden">{texts.choose} </span>
            {children}
            <ChevronDown size={16} aria-hidden="true" className={styles.chevron} />
          </>
        ),
      }}
    >
      {wallets.map(({ currency, active, amount_cents }) => (
        <MenuItem
          key={currency}
          checked={active}
          icon={<Check size={18} aria-hidden="true" className={active ? styles.chosen : styles.other} />}
          aside={hidden ? <span aria-hidden="true">••••</span> : <Money amount={amount_cents} currency={currency} />}
          onSelect={() => (active ? undefined : choose.mutateAsync(currency).catch(() => undefined))}
        >
          {walletName(currency, i18n.locale)}
        </MenuItem>
      ))}
      {onOpen && (
        <>
          <MenuSeparator />
          <MenuItem icon={<Wallet size={18} aria-hidden="true" />} onSelect={onOpen}>
            {texts.openCashbox}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
