import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { fetchPart, logError } from '@croupier/shell';

/** Component in its own chunk that renders without waiting on the server and on the first page. */
export interface Loadable<Props> {
  (props: Props): ReactNode;
  /** Fetches the code. */
  load: () => Promise<void>;
}

/**
 * Wraps a component so that it renders synchronously once `load` has run. `React.lazy` can't, even with its code
 * loaded, and `renderToString` doesn't wait for it. Call `load` beforehand (`preload`) where it must show at once.
 */
export function loadable<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>): Loadable<Props> {
  let Component: ComponentType<Props> | undefined;
  const load = async () => {
    Component ??= await fetchPart(fetchCode);
  };
  function Shown(props: Props) {
    const [, setLoaded] = useState(false);
    useEffect(() => {
      if (!Component) load().then(() => setLoaded(true), logError);
    }, []);
    return Component ? <Component {...props} /> : null;
  }
  return Object.assign(Shown, { load });
}
