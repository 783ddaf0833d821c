import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { playerQuery, useApi } from '@croupier/api-client';
import { refreshCashbox } from '@croupier/cashbox';
import { editions } from '@croupier/i18n';
import { ModalHost, OfflineBanner, ToastHost } from '@croupier/shell';
import { type SportsbookHost, SportsbookProvider } from '@croupier/sportsbook';
import {
  Notices,
  publicPath,
  RealtimeHost,
  SiteLoader,
  SkipLink,
  useDisconnected,
  usePageContext,
  usePopups,
  useSiteClosed,
} from '@croupier/web-app';
import { addressOf, searchOf } from '../links/address.ts';
import { AppLink } from '../links/AppLink.tsx';
import { popupTable } from '../popups/table.ts';
import { SaferPlay } from '../safer-play/parts.ts';
import { Footer } from './Footer.tsx';
import styles from './frame.module.css';
import { Header } from './Header.tsx';
import { NoticeLink } from './NoticeLink.tsx';
import { Payer } from './Payer.ts';

/** Renders the frame around every page. */
export function Frame({ children }: { children: ReactNode }) {
  const { data: player } = useQuery(playerQuery(useApi()));
  const onClosed = usePopups({ table: popupTable, home: '/sport' });
  return (
    <RealtimeHost>
      <SportsbookProvider host={useSportsbookHost()}>
        <SkipLink to="content" />
        <SiteLoader />
        <Header />
        <OfflineBanner disconnected={useDisconnected()} closed={useSiteClosed()} />
        {player && (
          <div className={`page-width ${styles.clock}`}>
            <SaferPlay player={player} />
          </div>
        )}
        {children}
        <Footer />
        <ModalHost onClosed={onClosed} />
        <Notices Link={NoticeLink} />
        <ToastHost />
      </SportsbookProvider>
    </RealtimeHost>
  );
}

function useSportsbookHost(): SportsbookHost {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const api = useApi();
  const pageContext = usePageContext();
  const signedIn = Boolean(useQuery(playerQuery(api)).data);
  const { currency } = editions[pageContext.edition];
  return useMemo(
    () => ({
      Link: AppLink,
      go: (page) => void navigate({ to: addressOf(page), search: searchOf(page) }),
      slipUrl: (code) =>
        `${pageContext.origins.sport}${publicPath(pageContext, '/sport/shared')}?${new URLSearchParams({ bets: code }).toString()}`,
      guestCurrency: currency,
      payer: signedIn && <Payer />,
      onMoneyMoved: () => {
        if (queryClient.getQueryData(playerQuery(api).queryKey)) void refreshCashbox(queryClient);
      },
    }),
    [navigate, queryClient, api, pageContext, currency, signedIn],
  );
}
