import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Player } from '@croupier/contracts';
import { Avatar, Button } from '@croupier/ui-kit';
import styles from './header.module.css';
import { useWalletTexts } from './useWalletTexts.ts';

export interface PlayerButtonsProps {
  player: Player;
  /** Renders the balance with these texts, which opens the cashbox. */
  balance: (texts: ReturnType<typeof useWalletTexts>) => ReactNode;
  onDeposit: () => void;
  /** Renders the app's link to the profile. */
  profile: (link: { className: string | undefined; 'aria-label': string; children: ReactNode }) => ReactNode;
}

/** Renders the header's controls for a player: balance, deposit, profile. */
export function PlayerButtons({ player, balance, onDeposit, profile }: PlayerButtonsProps) {
  const { t } = useLingui();
  const avatar = <Avatar name={nameOf(player)} />;
  return (
    <>
      {balance(useWalletTexts())}
      <Button size="small" className={styles.deposit} onClick={onDeposit}>
        <Trans>Deposit</Trans>
      </Button>
      {profile({ className: styles.avatar, 'aria-label': t`Your profile`, children: avatar })}
    </>
  );
}

/** Returns the name that the initials come from. */
const nameOf = ({ first_name, last_name, email }: Player) => [first_name, last_name].filter(Boolean).join(' ') || email;
