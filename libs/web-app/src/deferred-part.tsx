import { useRouter } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { fetchPart, logError } from '@croupier/shell';
import { type AppServices, servicesOf } from './services.ts';

/** Part that hydrates after the page around it. */
export interface DeferredPart<Props> {
  (props: Props): ReactNode;
  /** Fetches the code. Called on the server before documents are rendered. */
  readonly load: () => Promise<void>;
}

/**
 * Wraps a part that the server renders and whose code and texts load after those of the page around it. It keeps the
 * server's markup until then, and permanently if they can't be loaded.
 */
export function deferredPart<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  prepare: (services: AppServices) => Promise<unknown>,
): DeferredPart<Props> {
  let Component: ComponentType<Props> | undefined;
  let ready: Promise<unknown> | undefined;
  const load = async () => {
    Component ??= await fetchPart(fetchCode);
  };
  /** Loads code and texts. Never settles on failure, because an error would replace the server's markup. */
  const fetchAll = (services: AppServices) =>
    Promise.all([load(), prepare(services)]).catch((error: unknown) => {
      logError(error);
      ready = undefined;
      return new Promise<never>(() => undefined);
    });
  function Code(props: Props) {
    const services = servicesOf(useRouter());
    if (!import.meta.env.SSR) use((ready ??= fetchAll(services)));
    return Component && <Component {...props} />;
  }
  const Shown = (props: Props) => (
    <Suspense>
      <Code {...props} />
    </Suspense>
  );
  return Object.assign(Shown, { load });
}
