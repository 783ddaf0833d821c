import type { LiveKind } from '@croupier/contracts';
import { liveCoverUrl } from '@croupier/game-art';
import styles from '../card/game-thumb.module.css';

/** Renders a live table's small picture, for example in a list of bets. The name is beside it. */
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
