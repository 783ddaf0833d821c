import { useRouter } from '@tanstack/react-router';
import type { PageContext } from './page-context.ts';
import type { AppServices } from './services.ts';

/** What the server found out about this visit: edition, locale, device, origins. */
export function usePageContext(): PageContext {
  return (useRouter().options.context as AppServices).pageContext;
}
