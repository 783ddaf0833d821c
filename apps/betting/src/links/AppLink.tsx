import { Link, useLocation } from '@tanstack/react-router';
import { joinLocale } from '@croupier/i18n';
import { openModal } from '@croupier/shell';
import type { PlaceLinkProps } from '@croupier/sportsbook';
import { defaultLocaleOf, useBoot } from '@croupier/web-app';
import { addressOf } from './address.ts';

/** The sportsbook's links with this app's addresses. */
export function PlaceLink({ place, children, ...rest }: PlaceLinkProps) {
  const boot = useBoot();
  const { href } = useLocation();
  if (place.to === 'casino' || place.to === 'deposit') {
    const path = place.to === 'deposit' ? '/deposit' : '/';
    const url = `${boot.origins.casino}${joinLocale(boot.locale, defaultLocaleOf(boot), path)}`;
    return (
      <a
        {...rest}
        href={url}
        onClick={(event) => {
          rest.onClick?.();
          if (place.to !== 'deposit' || event.metaKey || event.ctrlKey) return;
          event.preventDefault();
          openModal('deposit');
        }}
      >
        {children}
      </a>
    );
  }
  const signing = place.to === 'login' || place.to === 'registration';
  return (
    <Link
      {...rest}
      to={addressOf(place)}
      search={signing ? { redirect: href } : {}}
      activeOptions={{ exact: true, includeSearch: false }}
    >
      {children}
    </Link>
  );
}
