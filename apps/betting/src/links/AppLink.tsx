import { Link, useLocation } from '@tanstack/react-router';
import { openModal } from '@croupier/shell';
import type { SportLinkProps } from '@croupier/sportsbook';
import { publicPath, usePageContext } from '@croupier/web-app';
import { addressOf, searchOf } from './address.ts';

/** Renders a link of the sportsbook with this app's address. */
export function AppLink({ page, children, ...rest }: SportLinkProps) {
  const pageContext = usePageContext();
  const { href } = useLocation();
  if (page.to === 'casino' || page.to === 'deposit') {
    const path = page.to === 'deposit' ? '/deposit' : '/';
    const url = `${pageContext.origins.casino}${publicPath(pageContext, path)}`;
    return (
      <a
        {...rest}
        href={url}
        onClick={(event) => {
          rest.onClick?.();
          if (page.to !== 'deposit' || event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          openModal('deposit');
        }}
      >
        {children}
      </a>
    );
  }
  const signing = page.to === 'login' || page.to === 'registration';
  return (
    <Link
      {...rest}
      to={addressOf(page)}
      search={signing ? { redirect: href } : searchOf(page)}
      activeOptions={{ exact: true, includeSearch: 'when' in page || page.to === 'coupon' || page.to === 'centre' }}
    >
      {children}
    </Link>
  );
}
