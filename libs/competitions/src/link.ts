import type { ReactNode } from 'react';
import type { ListId } from './lists/list-names.ts';

/** A page of competitions: the app knows where it is. */
export type LinkTarget =
  { list: ListId } | { slug: string } | { quest: string } | { lottery: string } | { arena: true };

/** Makes a link of the app. */
export type CompetitionLink = (
  to: LinkTarget,
  props: { className?: string | undefined; current?: boolean; children: ReactNode },
) => ReactNode;
