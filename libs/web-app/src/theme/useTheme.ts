import { useCallback, useSyncExternalStore } from 'react';
import type { Theme } from '@croupier/ui-kit';
import { familyDomain } from '../family-domain.ts';
import { usePageContext } from '../usePageContext.ts';
import { currentTheme, setTheme } from './theme.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme and a way to change it. The server does not know it and says light. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const pageContext = usePageContext();
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'light' as const);
  const change = useCallback(
    (next: Theme) => {
      setTheme(next, familyDomain(pageContext.origins));
      for (const listener of listeners) listener();
    },
    [pageContext],
  );
  return [theme, change];
}
