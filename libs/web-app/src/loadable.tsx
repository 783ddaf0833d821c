import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { fetchPart, logError } from '@croupier/shell';

/** Component in its own chunk that renders without waiting on the server and on the first page. */
export interface Loadable<Props> {
  (props: Props): ReactNode;
  /** Fetches the code. */
  load: () => Promise<void>;
}

/**
 * `React.lazy` cannot be rendered at once even when its code is there, and `renderToString` does not wait for it.
 * This one renders as soon as `load` has run; where it matters that it shows at once, call that before (`preload`).
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
