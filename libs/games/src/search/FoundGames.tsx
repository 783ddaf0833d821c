import { Plural, useLingui } from '@lingui/react/macro';
import { Building2, LayoutGrid } from 'lucide-react';
import type { GameCard } from '@croupier/contracts';
import { formatPercent } from '@croupier/i18n';
import type { ListOption } from '@croupier/ui-kit';
import type { LobbyPageInfo } from './lobby-pages.ts';
import styles from './search.module.css';

interface FoundProps {
  href: string;
  option: ListOption;
}

export interface FoundTitle {
  readonly title: string;
  readonly slug: string;
  readonly provider: string;
  readonly studio: string;
}

/** Renders a title as a link, so that it can also be opened in a new tab. Its cover appears once loaded. */
export function FoundGame({ game, card, href, option }: FoundProps & { game: FoundTitle; card: GameCard | undefined }) {
  const { i18n } = useLingui();
  const share = card && formatPercent(card.rtp, i18n.locale, 2);
  return (
    <a {...option} href={href} className={styles.found}>
      <span className={styles.cover}>{card && <img src={card.preview} width="45" height="60" alt="" />}</span>
      <span className={styles.names}>
        {game.title}{' '}
        <span className={styles.about}>
          {game.studio}
          {share && <span className={styles.rtp}> · RTP {share}</span>}
        </span>
      </span>
    </a>
  );
}

/** Renders a page of the lobby as a result. */
export function FoundPage({ page, href, option }: FoundProps & { page: LobbyPageInfo }) {
  const { title, what, games, id } = page;
  const Icon = 'studio' in id ? Building2 : LayoutGrid;
  return (
    <a {...option} href={href} className={styles.found}>
      <span className={styles.sign}>
        <Icon size={20} aria-hidden="true" />
      </span>
      <span className={styles.names}>
        {title}{' '}
        <span className={styles.about}>
          {what}
          {games !== undefined && (
            <>
              {' · '}
              <Plural value={games} one="# game" other="# games" />
            </>
          )}
        </span>
      </span>
    </a>
  );
}
