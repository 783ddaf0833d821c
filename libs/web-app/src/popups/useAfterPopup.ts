import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { safeRedirect, useModal } from '@croupier/shell';
import { servicesOf } from '../services.ts';
import { goOn } from '../session/go-on.ts';
import { ownOrigins } from '../session/own-origins.ts';

export interface AfterPopupProps {
  readonly search?: undefined | { readonly redirect?: string; readonly path?: string };
}

/**
 * Returns the function to call after a sign-in in a popup. It opens the page a link asked for, else the page behind.
 */
export function useAfterPopup({ search = {} }: AfterPopupProps): () => void {
  const { close } = useModal();
  const router = useRouter();
  return useCallback(() => {
    const allowed = ownOrigins(servicesOf(router).pageContext.origins);
    goOn(router, safeRedirect(search.path, allowed) ?? safeRedirect(search.redirect, allowed), close);
  }, [close, router, search.path, search.redirect]);
}
