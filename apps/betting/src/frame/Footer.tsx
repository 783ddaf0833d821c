import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { playerQuery, useApi } from '@croupier/api-client';
import { usePagesOf } from '@croupier/content';
import { openModal } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';
import { FooterLinks, SiteFooter, usePageContext } from '@croupier/web-app';
import { AppLink } from '../links/AppLink.tsx';
import { PauseNow } from '../safer-play/parts.ts';
import styles from './frame.module.css';

export function Footer() {
  const { t } = useLingui();
  const { origins, locale } = usePageContext();
  const pages = usePagesOf('footer', locale);
  const { data: player } = useQuery(playerQuery(useApi()));
  return (
    <SiteFooter
      className={styles.footer}
      link={(path, text) => <a href={`${origins.casino}${path}`}>{text}</a>}
      columns={
        <FooterLinks title={t`How it works`}>
          <AppLink page={{ to: 'calibration' }}>{t`How accurate are our odds?`}</AppLink>
          <AppLink page={{ to: 'results' }}>{t`Results`}</AppLink>
          {pages.map(({ id, path, title }) => (
            <a key={id} href={`${origins.casino}${path}`}>
              {title}
            </a>
          ))}
        </FooterLinks>
      }
      switches={
        <Button size="small" variant="quiet" onClick={() => openModal('betting-settings')}>
          <Trans>Betting settings</Trans>
        </Button>
      }
      pause={player && <PauseNow />}
      about={<Trans>Croupier is a demo. All leagues, clubs and matches are invented and simulated.</Trans>}
    />
  );
}
