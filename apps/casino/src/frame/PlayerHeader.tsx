import type { Player } from '@croupier/contracts';
import { Avatar } from '@croupier/ui-kit';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import styles from './header.module.css';

/** The display name is the nickname, else the email (specification §3). */
const displayName = ({ nickname, email }: Player) => nickname ?? email;

export function PlayerHeader({ player }: { player: Player }) {
  const { t } = useLingui();
  return (
    <Link to="/users" className={styles.avatar} aria-label={t`Your profile`}>
      <Avatar name={displayName(player)} />
    </Link>
  );
}
