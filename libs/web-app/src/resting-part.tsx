import { useRouter } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { fetchPart, logError } from '@croupier/shell';
import { alive } from './client/sign-of-life.ts';
import styles from './resting-part.module.css';
import { type AppServices, servicesOf } from './services.ts';

/** A part that rests in what the server rendered of it. */
export interface RestingPart<Props> {
  (props: Props): ReactNode;
  /** On the server, before documents are rendered: fetches the code. */
  readonly load: () => Promise<void>;
}

/** Nothing of what the server wrote inside is touched, nor compared. */
const asRendered = { __html: '' };

/**
 * A part the server renders and whose code and texts the browser fetches once the page is alive (`sign-of-life`). It keeps the
 * server's markup until then, and longer while the focus is in it. What cannot be fetched stays as it was rendered.
 */
export function restingPart<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  prepare: (services: AppServices) => Promise<unknown>,
): RestingPart<Props> {
  let Component: ComponentType<Props> | undefined;
  const load = async () => {
    Component ??= await fetchPart(fetchCode);
  };
  function Shown(props: Props) {
    const services = servicesOf(useRouter());
    const rested = useRef<HTMLDivElement>(null);
    const [awake, setAwake] = useState(false);
    useEffect(() => {
      let gone = false;
      alive
        .then(() => Promise.all([load(), prepare(services)]))
        .then(() => withoutFocus(rested.current))
        .then(() => !gone && setAwake(true), logError);
      return () => void (gone = true);
    }, [services]);
    if (Component && (awake || import.meta.env.SSR))
      return (
        <div key="awake" className={styles.part}>
          <Component {...props} />
        </div>
      );
    return (
      <div
        ref={rested}
        key="resting"
        className={styles.part}
        suppressHydrationWarning
        dangerouslySetInnerHTML={asRendered}
      />
    );
  }
  return Object.assign(Shown, { load });
}

/** Resolves when the focus is not, or no longer, within the element. */
function withoutFocus(element: HTMLElement | null): Promise<void> | undefined {
  if (!element?.contains(document.activeElement)) return;
  return new Promise((resolve) => {
    const look = () => {
      if (element.isConnected && element.contains(document.activeElement)) return;
      document.removeEventListener('focusin', look);
      resolve();
    };
    document.addEventListener('focusin', look);
  });
}
