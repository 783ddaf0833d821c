import { useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { CardBadge, GameCard as Card } from '@croupier/contracts';
import { formatPercent } from '@croupier/i18n';
import { cx } from '@croupier/ui-kit';
import { useGameLinks } from '../links.tsx';
import styles from './game-card.module.css';
import { useLongPress } from './useLongPress.ts';

export interface GameCardProps {
  game: Card;
  /** True for the first pictures of a page, which load eagerly. The others load when they come near. */
  first?: boolean;
  /** Content of the cover's corner, for example the favourite's heart. */
  corner?: ReactNode;
}

/** Most badges that fit a narrow card. */
const MOST_BADGES = 2;

const large = (preview: string) => preview.replace('-240-', '-480-');

const looks: Readonly<Record<CardBadge, string | undefined>> = {
  jackpot: styles.jackpot,
  hot: styles.hot,
  exclusive: styles.exclusive,
  new: styles.new,
  'wager-free': undefined,
};

/** Loaded with the first cover pointed at, since most never are. */
const CardActions = lazy(() => import('./CardActions.tsx'));

/** Renders a title in the catalogue: its cover, name, studio and return. */
export function GameCard({ game, first = false, corner }: GameCardProps) {
  const { i18n } = useLingui();
  const { gameHref, openMenu, badgeNames } = useGameLinks();
  const [near, setNear] = useState(false);
  const press = useLongPress(openMenu && (() => openMenu(game)));
  const { title, preview, provider_title, rtp, badges } = game;
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
      <p className={styles.pays}>
        <span className={styles.rtp}>RTP {share}</span>
        {badges.slice(0, MOST_BADGES).map((badge) => (
          <span key={badge} className={cx(styles.badge, looks[badge])}>
            {badgeNames[badge]}
          </span>
        ))}
      </p>
      {near && (
        <Suspense>
          <CardActions game={game} />
        </Suspense>
      )}
      {corner && <div className={styles.corner}>{corner}</div>}
    </article>
  );
}
