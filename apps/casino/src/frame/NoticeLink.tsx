import { Link } from '@tanstack/react-router';
import type { NoticeLink as Props } from '@croupier/web-app';

/** Renders the link of a notice. */
export const NoticeLink: Props = ({ to, children }) => {
  const [path = '', hash] = to.split('#');
  return (
    <Link to={path} {...(hash && { hash })}>
      {children}
    </Link>
  );
};
