import type { ComponentType } from 'react';

/** A component in a chunk of its own that the server and a player's first page show without waiting. */
export interface Loadable<Props> {
  (props: Props): React.ReactNode;
  /** Fetches the code. Until then the component shows nothing. */
  load: () => Promise<void>;
}

/**
 * `React.lazy` cannot be rendered at once even when its code is there, and `renderToString` does not wait for it.
 * This one renders as soon as `load` has run; what needs it calls that before (see `forPlayers`).
 */
export function loadable<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>): Loadable<Props> {
  let Component: ComponentType<Props> | undefined;
  const shown = (props: Props) => (Component ? <Component {...props} /> : null);
  return Object.assign(shown, {
    load: async () => {
      Component = await fetchCode();
    },
  });
}
