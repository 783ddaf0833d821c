import { Trans, useLingui } from '@lingui/react/macro';
import {
  Award,
  FileCheck,
  Gift,
  History,
  type LucideIcon,
  ShieldCheck,
  SlidersHorizontal,
  Ticket,
  UserRound,
  Wallet,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '@croupier/ui-kit';
import styles from './profile-layout.module.css';

export type ProfilePage =
  'personal' | 'level' | 'verification' | 'payments' | 'limits' | 'history' | 'gifts' | 'promocode' | 'security';

export interface ProfileLink {
  page: ProfilePage;
  children: ReactNode;
}

interface ProfileLayoutProps {
  /** Renders the app's link to a page of the profile. It marks the current one with `aria-current`. */
  link: (link: ProfileLink) => ReactNode;
  /** Sign-out button beside the navigation. */
  action?: ReactNode;
  children: ReactNode;
}

const icons: Record<ProfilePage, LucideIcon> = {
  personal: UserRound,
  level: Award,
  verification: FileCheck,
  payments: Wallet,
  limits: SlidersHorizontal,
  history: History,
  gifts: Gift,
  promocode: Ticket,
  security: ShieldCheck,
};
const pages: readonly ProfilePage[] = [
  'personal',
  'level',
  'verification',
  'payments',
  'limits',
  'history',
  'gifts',
  'promocode',
  'security',
];

/** Renders the layout of the profile, with navigation at the side, or in a row above the page on a phone. */
export function ProfileLayout({ link, action, children }: ProfileLayoutProps) {
  const { t } = useLingui();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the current page's name can be beyond the edge of the row.
    const row = nav.current;
    const current = row?.querySelector('[aria-current=page]')?.getBoundingClientRect();
    if (row && current) row.scrollLeft += current.left + current.width / 2 - row.clientWidth / 2;
  });
  const names: Record<ProfilePage, ReactNode> = {
    personal: <Trans>Personal data</Trans>,
    level: <Trans>Level and points</Trans>,
    verification: <Trans>Verification</Trans>,
    payments: <Trans>Payments</Trans>,
    limits: <Trans>Limits</Trans>,
    history: <Trans>Game history</Trans>,
    gifts: <Trans>Gifts</Trans>,
    promocode: <Trans>Promo code</Trans>,
    security: <Trans>Security</Trans>,
  };
  return (
    <div className={cx('page-width', styles.layout)}>
      <nav ref={nav} aria-label={t`Profile`} className={styles.nav}>
        {pages.map((page) => {
          const Icon = icons[page];
          const children = (
            <>
              <Icon size={20} aria-hidden="true" />
              {names[page]}
            </>
          );
          return (
            <span key={page} className={styles.item}>
              {link({ page, children })}
            </span>
          );
        })}
      </nav>
      <div className={styles.page}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
