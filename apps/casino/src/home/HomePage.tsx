import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '@croupier/api-client';
import { FollowLinks, GameRow, gameRowsQuery } from '@croupier/games';
import { BannerCards, Hero, LatestWinners, serverDataQuery, winHappened } from '@croupier/promotions';
import { useTopic } from '@croupier/realtime';
import { openPopup } from '@croupier/shell';
import { buttonClass } from '@croupier/ui-kit';
import { PopupLink, usePageContext } from '@croupier/web-app';
import { usePlayer } from '../frame/usePlayer.ts';
import { useDemosOpen } from '../games/useDemosOpen.ts';
import { publicPath } from '../paths.ts';
import styles from './home.module.css';
import { PLAYER_HOME_ID, PlayerHome } from './PlayerHomeSlot.ts';

/** Covers that are seen without scrolling. On a phone the opening's picture is all that must be there first. */
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
  const banners = data?.banners ?? [];
  const opening = banners.find((banner) => banner.categories.includes('index-top'));
  const demosOpen = useDemosOpen();
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
          title={<Trans>A good table, clear rules</Trans>}
          text={<Trans>Every game shows what it pays back, every round can be checked, and your limits hold.</Trans>}
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
      <LatestWinners hrefOf={(slug) => hrefOf(`/play/${slug}`)} />
      {others.map(({ id, title, games }) => (
        <GameRow key={id} title={title} more={all({ id, title })} games={games} />
      ))}
      <BannerCards banners={banners.filter((banner) => banner.categories.includes('promo'))} hrefOf={hrefOf} />
    </FollowLinks>
  );
}

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
