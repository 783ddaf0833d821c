import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { playerQuery, useApi } from '@croupier/api-client';
import { openModal, preloadModal } from '@croupier/shell';
import { buttonClass, IconButton, Logo } from '@croupier/ui-kit';
import { AppLink } from '../links/AppLink.tsx';
import styles from './header.module.css';
import { PlayerActions } from './PlayerActions.ts';

export function Header() {
  const { t } = useLingui();
  const { data: player } = useQuery(playerQuery(useApi()));
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <AppLink page={{ to: 'home' }} className={styles.logo} aria-label={t`Croupier Sport, home page`}>
          <Logo height={26} />
          <span className={styles.section} aria-hidden="true">
            <Trans>Sport</Trans>
          </span>
        </AppLink>
        <nav className={styles.nav} aria-label={t`Main`}>
          <AppLink page={{ to: 'home' }} className={styles.place}>
            <Trans>Football</Trans>
          </AppLink>
          <AppLink page={{ to: 'live' }} className={styles.place}>
            <Trans>Live</Trans>
          </AppLink>
          <AppLink page={{ to: 'casino' }} className={styles.place}>
            <Trans>Casino</Trans>
          </AppLink>
        </nav>
        <div className={styles.actions}>
          <IconButton
            label={t`Find a match`}
            className={styles.find}
            icon={<Search size={22} aria-hidden="true" />}
            onPointerEnter={() => preloadModal('find-match')}
            onClick={() => openModal('find-match')}
          />
          {player ? <PlayerActions player={player} /> : <GuestActions />}
        </div>
      </div>
    </header>
  );
}

function GuestActions() {
  return (
    <>
      <AppLink page={{ to: 'login' }} className={buttonClass({ variant: 'quiet', size: 'small' })}>
        <Trans>Sign in</Trans>
      </AppLink>
      <AppLink page={{ to: 'registration' }} className={buttonClass({ size: 'small' })}>
        <Trans>Sign up</Trans>
      </AppLink>
    </>
  );
}
