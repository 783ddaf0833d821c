import type { ComponentType, ReactNode } from 'react';

/** A link to a page of the casino, where what holds for both sites is written: each app brings its own. */
export type NoticeLink = ComponentType<{
  to: '/privacy' | '/privacy#cookies' | '/responsible-play' | '/rules';
  children: ReactNode;
}>;
