import type { ReactNode } from 'react';
import { GameLinksProvider } from '@croupier/games';
import { ModalHost, OfflineBanner, SearchKey, ToastHost } from '@croupier/shell';
import {
  Notices,
  PageSlot,
  RealtimeHost,
  SiteLoader,
  SkipLink,
  useDisconnected,
  usePopups,
  useSiteClosed,
} from '@croupier/web-app';
import { Chat } from '../chat/late-chat.tsx';
import { GameFrameSlot } from '../games/GameFrameSlot.tsx';
import { useAppGameLinks } from '../games/useAppGameLinks.ts';
import { popupTable } from '../popups/table.ts';
import { SaferPlay } from '../safer-play/parts.ts';
import { Footer } from './Footer.tsx';
import styles from './frame.module.css';
import { Header } from './Header.tsx';
import { NoticeLink } from './NoticeLink.tsx';
import { TabBar } from './TabBar.tsx';
import { usePlayer } from './usePlayer.ts';

/** Renders the frame around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const onClosed = usePopups({ table: popupTable, home: '/' });
  const player = usePlayer();
  return (
    <RealtimeHost>
      <GameLinksProvider value={useAppGameLinks()}>
        <SkipLink to="main" />
        <SiteLoader />
        <Header />
        <OfflineBanner disconnected={useDisconnected()} closed={useSiteClosed()} />
        <main id="main" className={styles.main} tabIndex={-1}>
          <PageSlot>{children}</PageSlot>
          <GameFrameSlot />
        </main>
        <Footer />
        <TabBar />
        <Notices Link={NoticeLink} />
        <Chat />
        {player && <SaferPlay player={player} />}
        <SearchKey modal="search" />
        <ModalHost onClosed={onClosed} />
        <ToastHost />
      </GameLinksProvider>
    </RealtimeHost>
  );
}
