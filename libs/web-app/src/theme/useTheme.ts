import { atom, useAtom } from 'jotai';
import { useCallback } from 'react';
import type { Theme } from '@croupier/ui-kit';
import { usePageContext } from '../usePageContext.ts';
import { currentTheme, followDevice, setTheme } from './theme.ts';

const themeAtom = atom<Theme>('light');
themeAtom.onMount = (set) => {
  set(currentTheme());
  return followDevice(set);
};

/** Returns the theme and a function that changes it. The server doesn't know the theme and renders light. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const pageContext = usePageContext();
  const [theme, show] = useAtom(themeAtom);
  const change = useCallback(
    (next: Theme) => {
      setTheme(next, pageContext.origins);
      show(next);
    },
    [pageContext, show],
  );
  return [theme, change];
}
