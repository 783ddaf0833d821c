import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { gameQuery } from '../catalogue/catalogue.query.ts';
import styles from './game-thumb.module.css';

/** Renders a title's small cover by its slug, for example in a list of rounds. The name is beside it. */
export function GameThumb({ slug }: { slug: string }) {
  const { data } = useQuery(gameQuery(useApi(), slug));
  if (!data) return <span className={styles.thumb} />;
  return (
    <img src={data.preview} alt="" width={36} height={48} loading="lazy" decoding="async" className={styles.thumb} />
  );
}
