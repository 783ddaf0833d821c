import { Link } from '@tanstack/react-router';
import type { PageLink } from '@croupier/content';

/** Pages of the content system lead on by paths in their texts. */
export const pageLink: PageLink = (href, children) => {
  const [path = '', hash] = href.split('#');
  return (
    <Link to={path} {...(hash !== undefined && { hash })}>
      {children}
    </Link>
  );
};
