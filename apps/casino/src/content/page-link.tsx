import { Link } from '@tanstack/react-router';
import type { PageLink } from '@croupier/content';

/** Renders links between content pages, which use paths in their texts. */
export const pageLink: PageLink = (href, children) => {
  const [path = '', hash] = href.split('#');
  return (
    <Link to={path} {...(hash !== undefined && { hash })}>
      {children}
    </Link>
  );
};
