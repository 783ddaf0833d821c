import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { safeRedirect, useModal } from '@croupier/shell';
import { usePageContext } from '@croupier/web-app';

export interface PopupProps {
  readonly search?: undefined | { readonly redirect?: string; readonly path?: string };
}

/** What happens when a popup's business is done: on to where a link wanted to lead, else back to the page behind. */
export function useAfterPopup({ search = {} }: PopupProps): () => void {
  const { close } = useModal();
  const { origins } = usePageContext();
  const router = useRouter();
  return useCallback(() => {
    const allowed = [origins.casino, origins.sport];
    const target = safeRedirect(search.path, allowed) ?? safeRedirect(search.redirect, allowed);
    if (target === null) close();
    else if (target.startsWith('/')) void router.navigate({ href: target, replace: true });
    else location.assign(target);
  }, [close, origins, router, search.path, search.redirect]);
}
