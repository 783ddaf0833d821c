import { useRouter } from '@tanstack/react-router';
import type { PageContext } from './page-context.ts';
import { servicesOf } from './services.ts';

/** What the server found out about this visit: edition, locale, device, origins. */
export function usePageContext(): PageContext {
  return servicesOf(useRouter()).pageContext;
}
