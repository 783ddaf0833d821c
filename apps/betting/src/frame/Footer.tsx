import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { playerQuery, useApi } from '@croupier/api-client';
import { openModal } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';
import { SiteFooter, usePageContext } from '@croupier/web-app';
import { PauseNow } from '../safer-play/parts.ts';
import styles from './frame.module.css';

export function Footer() {
  const { origins } = usePageContext();
  const { data: player } = useQuery(playerQuery(useApi()));
  return (
    <SiteFooter
      className={styles.footer}
      link={(path, text) => <a href={`${origins.casino}${path}`}>{text}</a>}
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
