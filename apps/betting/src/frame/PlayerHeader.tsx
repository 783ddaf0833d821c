import { Trans, useLingui } from '@lingui/react/macro';
import { BalanceBadge } from '@croupier/cashbox';
import type { Player } from '@croupier/contracts';
import { openModal } from '@croupier/shell';
import { Avatar, Button } from '@croupier/ui-kit';
import { headerClasses as styles, usePageContext } from '@croupier/web-app';

/** The display name is the nickname, else the email (specification §3). */
const displayName = ({ nickname, email }: Player) => nickname ?? email;

export function PlayerHeader({ player }: { player: Player }) {
  const { t } = useLingui();
  const { origins } = usePageContext();
  return (
    <>
      <BalanceBadge label={t`Balance, open the cashbox`} onOpen={() => openModal('cashbox')} />
      <Button size="small" className={styles.deposit} onClick={() => openModal('deposit')}>
        <Trans>Deposit</Trans>
      </Button>
      <a href={`${origins.casino}/users`} className={styles.avatar} aria-label={t`Your profile`}>
        <Avatar name={displayName(player)} />
      </a>
    </>
  );
}
