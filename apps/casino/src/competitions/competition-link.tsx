import { Link } from '@tanstack/react-router';
import type { CompetitionLink } from '@croupier/competitions';

/** Links to the pages of competitions in this app. */
export const competitionLink: CompetitionLink = (to, { className, current = false, children }) => {
  if ('quest' in to)
    return (
      <Link to="/action/$slug" params={{ slug: to.quest }} className={className}>
        {children}
      </Link>
    );
  if ('arena' in to)
    return (
      <Link to="/arena" className={className}>
        {children}
      </Link>
    );
  if ('lottery' in to)
    return (
      <Link to="/lottery/$slug" params={{ slug: to.lottery }} className={className}>
        {children}
      </Link>
    );
  return 'slug' in to ? (
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
};
