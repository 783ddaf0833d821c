import { useRouter } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { fetchPart, logError } from '@croupier/shell';
import { type AppServices, servicesOf } from './services.ts';

/**
 * A part of the page that can wait: its code and its texts come once the page stands, and whoever does not show it never
 * fetches them. The server renders nothing of it. What cannot be fetched is tried again with the next page.
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
