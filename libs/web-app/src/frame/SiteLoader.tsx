import { useIsMutating } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { GlobalLoader } from '@croupier/shell';

/**
 * Renders an app's global loader while a page or a popup's code loads, or while an action, such as a bet or a deposit,
 * waits for its reply. Source: specification §4.
 */
export function SiteLoader() {
  const isPagePending = useRouterState({ select: ({ status }) => status === 'pending' });
  const isActing = useIsMutating() > 0;
  return <GlobalLoader active={isPagePending || isActing} />;
}
