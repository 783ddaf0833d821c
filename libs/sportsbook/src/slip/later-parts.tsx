import { Skeleton } from '@croupier/ui-kit';
import { later } from '../later.tsx';
import styles from './slip.module.css';

const parts = () => import('./parts.ts');

export const OpenSlip = later(
  () => parts().then(({ OpenSlip: part }) => part),
  <div className={styles.scroll}>
    <Skeleton height={132} shape="card" />
  </div>,
);
export const SlipAnnouncer = later(() => parts().then(({ SlipAnnouncer: part }) => part));
