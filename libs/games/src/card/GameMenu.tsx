import { Trans } from '@lingui/react/macro';
import { FlaskConical, Info, Play } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { GameCard } from '@croupier/contracts';
import { useModal } from '@croupier/shell';
import { DialogContent } from '@croupier/ui-kit';
import { FollowLinks, useGameLinks } from '../links.tsx';
import styles from './game-menu.module.css';
import { mayPreview } from './useRested.ts';

/** Drawings of reels, not loaded with every page that has cards. */
const CardPreview = lazy(() => import('./CardPreview.tsx'));

export interface GameMenuProps {
  game: GameCard;
  /** Favourite's heart. */
  favourite?: ReactNode;
}

/**
 * Renders a title's actions and preview, opened by a long press on its cover or by the context menu key. With a mouse,
 * the preview opens on hover.
 */
export function GameMenu({ game, favourite }: GameMenuProps) {
  const { gameHref, demos = true } = useGameLinks();
  const { close } = useModal();
  const { title, provider_title, preview } = game;
  const [lively] = useState(mayPreview);
  return (
    <DialogContent title={title}>
      <div className={styles.about}>
        <div className={styles.cover}>
          <img src={preview} width="120" height="160" alt="" />
          {lively && (
            <Suspense>
              <CardPreview game={game} />
            </Suspense>
          )}
        </div>
        <p>{provider_title}</p>
      </div>
      <FollowLinks onFollow={() => close({ immediate: true })} className={styles.list}>
        <a href={gameHref(game, 'real')}>
          <Play size={20} aria-hidden="true" />
          <Trans>Play</Trans>
        </a>
        {demos && game.has_demo_mode && (
          <a href={gameHref(game, 'demo')}>
            <FlaskConical size={20} aria-hidden="true" />
            <Trans>Play the demo</Trans>
          </a>
        )}
        <a href={gameHref(game)}>
          <Info size={20} aria-hidden="true" />
          <Trans>About this game</Trans>
        </a>
        {favourite}
      </FollowLinks>
    </DialogContent>
  );
}
