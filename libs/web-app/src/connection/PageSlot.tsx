import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useOnline } from '@croupier/shell';
import { Offline } from './Offline.tsx';
import styles from './page-slot.module.css';

/** Where the page stands. While the next one waits for the network, that is said in its place; the page itself is kept. */
export function PageSlot({ children }: { children: ReactNode }) {
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' });
  const isWaiting = !useOnline() && isPending;
  return (
    <>
      {isWaiting && <Offline />}
      <div className={styles.page} hidden={isWaiting}>
        {children}
      </div>
    </>
  );
}
