import { tabStore } from '../tab-store.ts';
import { toasts } from '../toasts/toast-list.ts';

/** Removes the notices of a test: all files of a project share one tab. */
export function dismissToasts(): void {
  for (const { id } of tabStore.get(toasts.atom)) toasts.dismiss(id);
}
