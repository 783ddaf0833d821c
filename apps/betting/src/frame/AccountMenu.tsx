import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Gauge, LogOut, UserRound, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { signOutMutation } from '@croupier/auth';
import { showToast } from '@croupier/shell';
import { Menu, MenuItem, MenuSeparator } from '@croupier/ui-kit';
import { publicPath, usePageContext } from '@croupier/web-app';

interface AccountMenuProps {
  label: string;
  className: string | undefined;
  /** The avatar. */
  children: ReactNode;
}

/** The player's account: its pages are the casino's, the way out of the session is here as well. */
export function AccountMenu({ label, className, children }: AccountMenuProps) {
  const { t } = useLingui();
  const pageContext = usePageContext();
  const signOut = useMutation({
    ...signOutMutation(useApi(), useQueryClient()),
    onError: () => void showToast({ type: 'warning', text: t`No answer came back. You may still be signed in.` }),
  });
  const casino = (path: string) => pageContext.origins.casino + publicPath(pageContext, path);
  return (
    <Menu label={label} button={{ label, className, children }}>
      <MenuItem icon={<UserRound size={18} aria-hidden="true" />} href={casino('/users')}>
        {t`Personal data`}
      </MenuItem>
      <MenuItem icon={<Wallet size={18} aria-hidden="true" />} href={casino('/payments')}>
        {t`Payments`}
      </MenuItem>
      <MenuItem icon={<Gauge size={18} aria-hidden="true" />} href={casino('/users/limits')}>
        {t`Limits`}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        icon={<LogOut size={18} aria-hidden="true" />}
        onSelect={() => signOut.mutateAsync().catch(() => undefined)}
      >
        {t`Sign out`}
      </MenuItem>
    </Menu>
  );
}
