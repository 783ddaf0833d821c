import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { editions, offersCompetition } from '@croupier/i18n';
import { openModal, preloadModal, SEARCH_KEYS } from '@croupier/shell';
import { IconButton } from '@croupier/ui-kit';
import { HeaderLogo, headerClasses as styles, SiteHeader, usePageContext } from '@croupier/web-app';
import { HeaderTotal } from '../competitions/jackpots.ts';
import frame from './frame.module.css';
import { GuestActions } from './GuestActions.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { places } from './places.tsx';
import { PlayerActions } from './PlayerActions.ts';
import { useEdition } from './useEdition.ts';
import { usePlayer } from './usePlayer.ts';

export function Header() {
  const { t, i18n } = useLingui();
  const { origins } = usePageContext();
  const edition = useEdition();
  const player = usePlayer();
  const hasJackpots = offersCompetition(editions[edition].rules, 'jackpots');
  return (
    <SiteHeader
      home={
        <Link to="/" className={styles.logo} aria-label={t`Croupier, home page`}>
          <HeaderLogo player={player !== null} />
        </Link>
      }
      places={
        <>
          {places(edition, origins).map((place) => (
            <PlaceLink key={place.key} place={place} className={styles.place}>
              {i18n._(place.name)}
            </PlaceLink>
          ))}
          <span className={frame.wide}>
            {!editions[edition].rules.liveGamesForbidden && (
              <Link to="/live/all" className={styles.place}>
                <Trans>Live</Trans>
              </Link>
            )}
            <a href="#producers" className={styles.place} onPointerEnter={() => preloadModal('producers')}>
              <Trans>Studios</Trans>
            </a>
          </span>
        </>
      }
      actions={
        <>
          {hasJackpots && <HeaderTotal />}
          <IconButton
            label={t`Search games`}
            aria-keyshortcuts={SEARCH_KEYS}
            icon={<Search size={22} aria-hidden="true" />}
            onPointerEnter={() => preloadModal('search')}
            onClick={() => openModal('search')}
          />
          {player ? <PlayerActions player={player} /> : <GuestActions />}
        </>
      }
    />
  );
}
