import { useRouter } from '@tanstack/react-router';
import type { Boot } from './boot.ts';
import type { AppServices } from './services.ts';

/** What the server found out about this visit: edition, locale, device, origins. */
export function useBoot(): Boot {
  return (useRouter().options.context as AppServices).boot;
}
