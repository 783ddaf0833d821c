import { Link, useLocation } from '@tanstack/react-router';
import { joinLocale } from '@croupier/i18n';
import { openModal } from '@croupier/shell';
import type { SportLinkProps } from '@croupier/sportsbook';
import { defaultLocaleOf, useBoot } from '@croupier/web-app';
import { addressOf } from './address.ts';

/** The sportsbook's links with this app's addresses. */
export function AppLink({ page, children, ...rest }: SportLinkProps) {
  const boot = useBoot();
  const { href } = useLocation();
  if (page.to === 'casino' || page.to === 'deposit') {
    const path = page.to === 'deposit' ? '/deposit' : '/';
    const url = `${boot.origins.casino}${joinLocale(boot.locale, defaultLocaleOf(boot), path)}`;
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
      search={signing ? { redirect: href } : {}}
      activeOptions={{ exact: true, includeSearch: false }}
    >
      {children}
    </Link>
  );
}
