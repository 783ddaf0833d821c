import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { playerQuery, useApi } from '@croupier/api-client';
import { openModal, preloadModal, SEARCH_KEYS } from '@croupier/shell';
import { IconButton } from '@croupier/ui-kit';
import { headerClasses, HeaderLogo, SiteHeader } from '@croupier/web-app';
import { AppLink } from '../links/AppLink.tsx';
import styles from './frame.module.css';
import { GuestActions } from './GuestActions.tsx';
import { PlayerActions } from './PlayerActions.ts';

export function Header() {
  const { t } = useLingui();
  const { data: player } = useQuery(playerQuery(useApi()));
  return (
    <SiteHeader
      className={styles.header}
      home={
        <AppLink page={{ to: 'home' }} className={headerClasses.logo} aria-label={t`Croupier Sport, home page`}>
          <HeaderLogo player={player != null} />
          <span className={styles.section} aria-hidden="true">
            <Trans>Sport</Trans>
          </span>
        </AppLink>
      }
      places={
        <>
          <AppLink page={{ to: 'home' }} className={headerClasses.place}>
            <Trans>Sports</Trans>
          </AppLink>
          <AppLink page={{ to: 'live' }} className={headerClasses.place}>
            <Trans>Live</Trans>
          </AppLink>
          <AppLink page={{ to: 'casino' }} className={headerClasses.place}>
            <Trans>Casino</Trans>
          </AppLink>
        </>
      }
      actions={
        <>
          <IconButton
            label={t`Find a match`}
            aria-keyshortcuts={SEARCH_KEYS}
            icon={<Search size={22} aria-hidden="true" />}
            onPointerEnter={() => preloadModal('find-match')}
            onClick={() => openModal('find-match')}
          />
          {player ? <PlayerActions player={player} /> : <GuestActions />}
        </>
      }
    />
  );
}
