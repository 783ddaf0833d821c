import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { gameQuery } from '../catalogue/catalogue.query.ts';
import styles from './game-thumb.module.css';

/** A title's cover by its slug, small, such as in a list of rounds; its name stands beside it. */
export function GameThumb({ slug }: { slug: string }) {
  const { data } = useQuery(gameQuery(useApi(), slug));
  if (!data) return <span className={styles.thumb} />;
  return (
    <img src={data.preview} alt="" width={36} height={48} loading="lazy" decoding="async" className={styles.thumb} />
  );
}
