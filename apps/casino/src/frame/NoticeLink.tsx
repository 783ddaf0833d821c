import { Link } from '@tanstack/react-router';
import type { NoticeLink as Props } from '@croupier/web-app';

/** Where a notice leads. */
export const NoticeLink: Props = ({ to, children }) => {
  const [path = '', hash] = to.split('#');
  return (
    <Link to={path} {...(hash && { hash })}>
      {children}
    </Link>
  );
};
