import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { GameCard as Card } from '@croupier/contracts';
import { formatPercent } from '@croupier/i18n';
import { useGameLinks } from '../links.tsx';
import styles from './game-card.module.css';
import { useLongPress } from './useLongPress.ts';

export interface GameCardProps {
  game: Card;
  /** The first pictures of a page are fetched at once, the rest when they come near. */
  first?: boolean;
  /** What stands in the cover's corner, such as the favourite's heart. */
  corner?: ReactNode;
}

const large = (preview: string) => preview.replace('-240-', '-480-');

/** Most cards of a page are never pointed at: what lies over a cover comes with the first that is. */
const CardActions = lazy(() => import('./CardActions.tsx'));

/** A title in the catalogue: its cover, its name, who made it and what it pays back. */
export function GameCard({ game, first = false, corner }: GameCardProps) {
  const { i18n } = useLingui();
  const { gameHref, openMenu } = useGameLinks();
  const [near, setNear] = useState(false);
  const press = useLongPress(openMenu && (() => openMenu(game)));
  const { title, preview, provider_title, rtp } = game;
  const share = formatPercent(rtp, i18n.locale, 2);
  return (
    <article
      className={styles.card}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setNear(true)}
      onFocus={({ target }) => target.matches(':focus-visible') && setNear(true)}
      {...press}
    >
      <div className={styles.cover}>
        <img
          src={preview}
          srcSet={`${preview} 240w, ${large(preview)} 480w`}
          sizes="(width < 560px) 44vw, 180px"
          width="240"
          height="320"
          alt=""
          draggable={false}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding="async"
        />
      </div>
      <a className={styles.title} href={gameHref(game)} draggable={false}>
        {title}
      </a>
      <p className={styles.by}>{provider_title}</p>
      {/* An international term, like the unit it is; the home carries no texts of this library. */}
      <p className={styles.rtp}>RTP {share}</p>
      {near && (
        <Suspense>
          <CardActions game={game} />
        </Suspense>
      )}
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
}
