import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { BalanceBadge } from '@croupier/cashbox';
import type { Player } from '@croupier/contracts';
import { openPopup } from '@croupier/shell';
import { Avatar, Button } from '@croupier/ui-kit';
import { headerClasses as styles } from '@croupier/web-app';

/** The display name is the nickname, else the email (specification §3). */
const displayName = ({ nickname, email }: Player) => nickname ?? email;

export function PlayerHeader({ player }: { player: Player }) {
  const { t } = useLingui();
  return (
    <>
      <BalanceBadge label={t`Balance, open the cashbox`} onOpen={() => openPopup('cashbox')} />
      <Button size="small" className={styles.deposit} onClick={() => openPopup('deposit')}>
        <Trans>Deposit</Trans>
      </Button>
      <Link to="/users" className={styles.avatar} aria-label={t`Your profile`}>
        <Avatar name={displayName(player)} />
      </Link>
    </>
  );
}
