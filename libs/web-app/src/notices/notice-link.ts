import type { ComponentType, ReactNode } from 'react';

/** App's link to a page of the casino, where the rules of both sites are. */
export type NoticeLink = ComponentType<{
  to: '/privacy' | '/privacy#cookies' | '/responsible-play' | '/rules';
  children: ReactNode;
}>;
