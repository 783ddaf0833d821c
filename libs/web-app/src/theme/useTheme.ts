import { useCallback, useSyncExternalStore } from 'react';
import type { Theme } from '@croupier/ui-kit';
import { familyDomain } from '../family-domain.ts';
import { useBoot } from '../useBoot.ts';
import { currentTheme, setTheme } from './theme.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme and a way to change it. The server does not know it and says light. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const boot = useBoot();
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'light' as const);
  const change = useCallback(
    (next: Theme) => {
      setTheme(next, familyDomain(boot.origins));
      for (const listener of listeners) listener();
    },
    [boot],
  );
  return [theme, change];
}
