import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { GameCard } from '@croupier/contracts';
import { useGameLinks } from '../links.tsx';
import styles from './card-actions.module.css';
import { useRested } from './useRested.ts';

/** Drawings of reels, loaded only for the preview. */
const CardPreview = lazy(() => import('./CardPreview.tsx'));

/**
 * Loads this library's texts and returns whether they are ready. The home page only loads them at the first card
 * pointed at.
 */
function useOwnTexts(): boolean {
  const { loadTexts } = useGameLinks();
  const [there, setThere] = useState(!loadTexts);
  useEffect(() => {
    let left = false;
    // Without texts there are no buttons, but the card still links to its game.
    void loadTexts?.().then(
      () => left || setThere(true),
      () => undefined,
    );
    return () => void (left = true);
  }, [loadTexts]);
  return there;
}

/** Renders a preview and links into the game, over a cover that is hovered or focused. */
export default function CardActions({ game }: { game: GameCard }) {
  const texts = useOwnTexts();
  const place = useRef<HTMLSpanElement>(null);
  const rested = useRested(place);
  return (
    <>
      <span ref={place} hidden />
      {rested && (
        <Suspense>
          <CardPreview game={game} />
        </Suspense>
      )}
      {texts && <Buttons game={game} />}
    </>
  );
}

function Buttons({ game }: { game: GameCard }) {
  const { gameHref, demos = true } = useGameLinks();
  const { title } = game;
  return (
    <div className={styles.actions}>
      <a className={styles.play} href={gameHref(game, 'real')}>
        <Trans>Play</Trans> <span className="visually-hidden">{title}</span>
      </a>
      {demos && game.has_demo_mode && (
        <a className={styles.demo} href={gameHref(game, 'demo')}>
          <Trans>Demo</Trans> <span className="visually-hidden">{title}</span>
        </a>
      )}
    </div>
  );
}
