import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { playerQuery, useApi } from '@croupier/api-client';
import { openModal } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';
import { FooterLinks, SiteFooter, usePageContext } from '@croupier/web-app';
import { AppLink } from '../links/AppLink.tsx';
import { PauseNow } from '../safer-play/parts.ts';
import styles from './frame.module.css';

export function Footer() {
  const { t } = useLingui();
  const { origins } = usePageContext();
  const { data: player } = useQuery(playerQuery(useApi()));
  return (
    <SiteFooter
      className={styles.footer}
      link={(path, text) => <a href={`${origins.casino}${path}`}>{text}</a>}
      columns={
        <FooterLinks title={t`How it works`}>
          <AppLink page={{ to: 'calibration' }}>{t`Do our chances come true?`}</AppLink>
          <AppLink page={{ to: 'results' }}>{t`Results`}</AppLink>
          <a href={`${origins.casino}/terms`}>{t`Terms`}</a>
          <a href={`${origins.casino}/privacy`}>{t`Privacy`}</a>
        </FooterLinks>
      }
      switches={
        <Button size="small" variant="quiet" onClick={() => openModal('betting-settings')}>
          <Trans>Betting settings</Trans>
        </Button>
      }
      pause={player && <PauseNow />}
      about={<Trans>Croupier is a demonstration. Leagues, clubs and matches are invented and simulated.</Trans>}
    />
  );
}
