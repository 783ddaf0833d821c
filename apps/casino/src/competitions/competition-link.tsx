import { Link } from '@tanstack/react-router';
import type { CompetitionLink } from '@croupier/competitions';

/** Where competitions are in this app. */
export const competitionLink: CompetitionLink = (to, { className, current = false, children }) =>
  'slug' in to ? (
    <Link to="/tournaments/$slug" params={{ slug: to.slug }} className={className}>
      {children}
    </Link>
  ) : (
    <Link
      to={`/tournaments/${to.list}`}
      className={className}
      activeOptions={{ exact: true }}
      aria-current={current ? 'page' : undefined}
    >
      {children}
    </Link>
  );
