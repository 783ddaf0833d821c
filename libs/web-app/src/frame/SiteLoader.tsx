import { useIsMutating } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { GlobalLoader } from '@croupier/shell';

/**
 * The global loader of an app: shows while a page loads, while the code of a popup loads, and while an action, such as a bet
 * or a deposit, waits for its answer. Source: specification §4.
 */
export function SiteLoader() {
  const isPagePending = useRouterState({ select: ({ status }) => status === 'pending' });
  const isActing = useIsMutating() > 0;
  return <GlobalLoader active={isPagePending || isActing} />;
}
