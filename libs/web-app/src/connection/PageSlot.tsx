import { useRouterState } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useOnline } from '@croupier/shell';
import { Offline } from './Offline.tsx';
import styles from './page-slot.module.css';

/** Renders the page. Covers it with an offline message while the next page waits for the network. */
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
