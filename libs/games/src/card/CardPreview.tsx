import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useApi } from '@croupier/api-client';
import type { GameCard } from '@croupier/contracts';
import { gameTitleBySlug } from '@croupier/game-art';
import { symbolsOf } from '@croupier/game-art/symbols';
import { gameQuery } from '../catalogue/catalogue.query.ts';
import styles from './card-preview.module.css';

const REELS = 3;
/** Symbols of a reel's strip: those it stops on, from the top, then those that pass before. */
const CELLS = 12;

/** Returns the symbols of a reel's strip. Neighbours differ, so no stopped reel looks like a win. */
const stripOf = (urls: readonly string[], reel: number): readonly string[] =>
  Array.from({ length: CELLS }, (_, cell) => urls[(cell * 3 + reel * 4) % urls.length]!);

/**
 * Renders a title in play, once and without sound: its own reels spin and stop. A title without reels shows its cover
 * enlarged.
 */
export default function CardPreview({ game }: { game: GameCard }) {
  const { data } = useQuery(gameQuery(useApi(), game.slug));
  const title = gameTitleBySlug(game.slug);
  if (!data) return null;
  if (!title || !data.categories.includes('pokies'))
    return (
      <div className={styles.preview} aria-hidden="true" data-preview>
        <img className={styles.drift} src={game.preview.replace('-240-', '-480-')} alt="" draggable={false} />
      </div>
    );
  const urls = symbolsOf(title).map(({ url }) => url);
  const { sky, near, accent } = title.theme;
  const colours = { '--top': sky[0], '--bottom': sky[1], '--near': near, '--accent': accent } as CSSProperties;
  return (
    <div className={styles.preview} style={colours} aria-hidden="true" data-preview>
      <div className={styles.window}>
        {Array.from({ length: REELS }, (_, reel) => (
          <div key={reel} className={styles.reel}>
            <div className={styles.strip} style={{ '--reel': reel } as CSSProperties}>
              {stripOf(urls, reel).map((url, cell) => (
                <img key={cell} src={url} alt="" draggable={false} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
