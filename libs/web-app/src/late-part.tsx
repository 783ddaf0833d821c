import { useRouter } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { fetchPart, logError } from '@croupier/shell';
import { type AppServices, servicesOf } from './services.ts';

/**
 * Wraps a part of the page that can load late. Its code and texts load after the page has rendered, and only where it
 * is mounted. The server doesn't render it. A failed load is retried on the next page.
 */
export function latePart<Props extends object>(
  load: (services: AppServices) => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  return function LatePart(props) {
    const services = servicesOf(useRouter());
    const [part, setPart] = useState<{ Component: ComponentType<Props> } | null>(null);
    useEffect(() => {
      let gone = false;
      fetchPart(() => load(services)).then((Component) => !gone && setPart({ Component }), logError);
      return () => void (gone = true);
    }, [services]);
    return part && <part.Component {...props} />;
  };
}
