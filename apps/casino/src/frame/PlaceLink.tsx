import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { publicPath, usePageContext } from '@croupier/web-app';
import type { Place } from './places.tsx';

interface PlaceLinkProps {
  readonly place: Place;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Renders a link of the main navigation. A link to the other app includes the language. */
export function PlaceLink({ place, className, children }: PlaceLinkProps) {
  const pageContext = usePageContext();
  if (!place.outside) {
    return (
      <Link to={place.href} className={className} activeOptions={{ exact: place.href === '/' }}>
        {children}
      </Link>
    );
  }
  const url = new URL(place.href);
  url.pathname = publicPath(pageContext, url.pathname);
  return (
    <a href={url.href} className={className}>
      {children}
    </a>
  );
}
