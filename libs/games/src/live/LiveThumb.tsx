import type { LiveKind } from '@croupier/contracts';
import { liveCoverUrl } from '@croupier/game-art';
import styles from '../card/game-thumb.module.css';

/** A live table's picture, small, such as in a list of bets; its name stands beside it. */
export const LiveThumb = ({ kind }: { kind: LiveKind }) => (
  <img
    src={liveCoverUrl(kind)}
    alt=""
    width={36}
    height={48}
    loading="lazy"
    decoding="async"
    className={styles.thumb}
  />
);
