import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '@croupier/api-client';
import type { Banner } from '@croupier/contracts';
import { FollowLinks, GameRow, gameRowsQuery } from '@croupier/games';
import { editions, offersCompetition } from '@croupier/i18n';
import { BannerCards, Hero, LatestWinners, PromoBanner, serverDataQuery, winHappened } from '@croupier/promotions';
import { useTopic } from '@croupier/realtime';
import { openPopup } from '@croupier/shell';
import { buttonClass } from '@croupier/ui-kit';
import { PopupLink, usePageContext } from '@croupier/web-app';
import { HomeJackpots } from '../competitions/jackpots.ts';
import { useEdition } from '../frame/useEdition.ts';
import { usePlayer } from '../frame/usePlayer.ts';
import { useDemosOpen } from '../games/useDemosOpen.ts';
import { publicPath } from '../paths.ts';
import { limitsLink } from '../promotions/offer-links.tsx';
import { usePromoTooltip } from '../promotions/usePromoTooltip.ts';
import styles from './home.module.css';
import { PLAYER_HOME_ID, PlayerHome } from './PlayerHomeSlot.ts';

/** Number of covers loaded with the document. On a phone the opening's picture comes first, and covers load as they are seen. */
const firstCovers = { mobile: 0, desktop: 6 };

export function HomePage() {
  const api = useApi();
  const pageContext = usePageContext();
  const rows = useQuery(gameRowsQuery(api, pageContext.locale));
  const { data } = useQuery(serverDataQuery(api, pageContext.locale));
  const queryClient = useQueryClient();
  const won = () => winHappened(queryClient);
  useTopic('public:wins', { win: won, reload: won });
  const hrefOf = useCallback((path: string) => publicPath(pageContext, path), [pageContext]);
  const player = usePlayer();
  const tooltip = usePromoTooltip();
  const banners = data?.banners ?? [];
  const opening = banners.find((banner) => banner.categories.includes('index-top'));
  const promo = banners.find((banner) => banner.categories.includes('promo-banner'));
  const demosOpen = useDemosOpen();
  const hasJackpots = offersCompetition(editions[useEdition()].rules, 'jackpots');
  const [first, ...others] = rows.data ?? [];
  const all = (category: { id: string; title: string }) => (
    <a className={buttonClass({ variant: 'quiet', size: 'small' })} href={hrefOf(`/categories/${category.id}`)}>
      <Trans>All</Trans>
      <span className="visually-hidden"> {category.title}</span>
    </a>
  );
  return (
    <FollowLinks className={`page-width ${styles.home}`}>
      {player ? (
        <div id={PLAYER_HOME_ID} className={styles.home}>
          <PlayerHome player={player} hrefOf={hrefOf} />
        </div>
      ) : (
        <Hero
          title={<Trans>Fair games, clear rules</Trans>}
          text={
            <Trans>Every game shows what it pays back, every round can be checked, and your limits always apply.</Trans>
          }
          banner={opening}
          offered={demosOpen || !opening?.href.endsWith('?mode=demo')}
          hrefOf={hrefOf}
          action={<OpenAccount first={!demosOpen} />}
        />
      )}
      {first && (
        <GameRow
          title={first.title}
          more={all(first)}
          games={first.games}
          firstCovers={firstCovers[pageContext.device]}
        />
      )}
      {/* Below the first games: an offer never stands between a visitor and what there is to play. */}
      <PromoBanner banner={promo} hrefOf={hrefOf} limitsLink={limitsLink} tooltip={tooltip} />
      <LatestWinners hrefOf={({ live, game_identifier: slug }) => hrefOf(`/${live ? 'live' : 'play'}/${slug}`)} />
      {others.map(({ id, title, games }) => (
        <GameRow key={id} title={title} more={all({ id, title })} games={games} />
      ))}
      {hasJackpots && (
        <div className={styles.jackpots}>
          <HomeJackpots />
        </div>
      )}
      <BannerCards banners={inSlots(banners, 'promo', 'tournament', 'index-top-jackpots')} hrefOf={hrefOf} />
    </FollowLinks>
  );
}

/** Returns the banners of some slots, slot by slot. Source: specification §2. */
const inSlots = (banners: readonly Banner[], ...slots: readonly string[]): Banner[] =>
  slots.flatMap((slot) => banners.filter((banner) => banner.categories.includes(slot)));

function OpenAccount({ first }: { first: boolean }) {
  return (
    <PopupLink
      to="/sign-up"
      onOpen={() => openPopup('sign-up')}
      className={buttonClass({ variant: first ? 'primary' : 'quiet', size: 'large' })}
    >
      <Trans>Open an account</Trans>
    </PopupLink>
  );
}
