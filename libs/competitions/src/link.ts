import type { ReactNode } from 'react';
import type { ListId } from './lists/list-names.ts';

/** Page of competitions. The app knows its address. */
export type LinkTarget =
  { list: ListId } | { slug: string } | { quest: string } | { lottery: string } | { arena: true };

/** Renders a link of the app. */
export type CompetitionLink = (
  to: LinkTarget,
  props: { className?: string | undefined; current?: boolean; children: ReactNode },
) => ReactNode;
