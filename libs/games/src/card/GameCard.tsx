import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { GameCard as Card } from '@croupier/contracts';
import { formatPercent } from '@croupier/i18n';
import { useGameLinks } from '../links.tsx';
import styles from './game-card.module.css';

export interface GameCardProps {
  game: Card;
  /** The first pictures of a page are fetched at once, the rest when they come near. */
  first?: boolean;
  /** Offers real and demo play directly, where there is a pointer. */
  actions?: boolean;
  /** What stands in the cover's corner, such as the favourite's heart. */
  corner?: ReactNode;
}

const large = (preview: string) => preview.replace('-240-', '-480-');

/** A title in the catalogue: its cover, its name, who made it and what it pays back. */
export function GameCard({ game, first = false, actions = false, corner }: GameCardProps) {
  const { i18n } = useLingui();
  const { gameHref } = useGameLinks();
  const { title, preview, provider_title, rtp } = game;
  const share = formatPercent(rtp, i18n.locale, 2);
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <img
          src={preview}
          srcSet={`${preview} 240w, ${large(preview)} 480w`}
          sizes="(width < 560px) 44vw, 168px"
          width="240"
          height="320"
          alt=""
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding="async"
        />
        {actions && (
          <div className={styles.actions}>
            <a className={styles.play} href={gameHref(game, 'real')} tabIndex={-1} aria-hidden="true">
              <Trans>Play</Trans>
            </a>
            {game.has_demo_mode && (
              <a className={styles.demo} href={gameHref(game, 'demo')} tabIndex={-1} aria-hidden="true">
                <Trans>Demo</Trans>
              </a>
            )}
          </div>
        )}
      </div>
      <a className={styles.title} href={gameHref(game)}>
        {title}
      </a>
      <p className={styles.by}>{provider_title}</p>
      {/* An international term, like the unit it is; the home carries no texts of this library. */}
      <p className={styles.rtp}>RTP {share}</p>
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
}
