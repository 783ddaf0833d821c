import { useRouter } from '@tanstack/react-router';
import type { PageContext } from './page-context.ts';
import { servicesOf } from './services.ts';

/** Returns the server's facts about this visit: edition, locale, device, origins. */
export function usePageContext(): PageContext {
  return servicesOf(useRouter()).pageContext;
}
