import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleHelp, CirclePause, Gauge, LogOut, UserRound, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { signOutMutation } from '@croupier/auth';
import { usePagesOf } from '@croupier/content';
import { openModal, showToast } from '@croupier/shell';
import { Menu, MenuItem, MenuSeparator } from '@croupier/ui-kit';
import { usePageContext } from '@croupier/web-app';
import { useBreakBegun, useCasinoPath } from '../safer-play/casino-path.ts';

interface AccountMenuProps {
  label: string;
  className: string | undefined;
  /** Content of the button: the avatar. */
  children: ReactNode;
}

/** Renders the menu of the player's account: its pages are the casino's, the sign-out is here too. */
export function AccountMenu({ label, className, children }: AccountMenuProps) {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const casino = useCasinoPath();
  const pages = usePagesOf('top menu', usePageContext().locale);
  const onBreak = useBreakBegun();
  const signOut = useMutation({
    ...signOutMutation(api, queryClient),
    onError: () => void showToast({ type: 'warning', text: t`We got no response. You may still be signed in.` }),
  });
  return (
    <Menu label={label} button={{ label, className, children }}>
      <MenuItem icon={<UserRound size={18} aria-hidden="true" />} href={casino('/users')}>
        {t`Personal data`}
      </MenuItem>
      <MenuItem icon={<Wallet size={18} aria-hidden="true" />} href={casino('/users/payments')}>
        {t`Payments`}
      </MenuItem>
      <MenuItem icon={<Gauge size={18} aria-hidden="true" />} href={casino('/users/limits')}>
        {t`Limits`}
      </MenuItem>
      <MenuItem
        icon={<CirclePause size={18} aria-hidden="true" />}
        onSelect={() => openModal('take-break', { onBegun: onBreak })}
      >
        {t`Take a 24-hour break`}
      </MenuItem>
      <MenuSeparator />
      {pages.map(({ id, path, title }) => (
        <MenuItem key={id} icon={<CircleHelp size={18} aria-hidden="true" />} href={casino(path)}>
          {title}
        </MenuItem>
      ))}
      {pages.length > 0 && <MenuSeparator />}
      <MenuItem
        icon={<LogOut size={18} aria-hidden="true" />}
        onSelect={() => signOut.mutateAsync().catch(() => undefined)}
      >
        {t`Sign out`}
      </MenuItem>
    </Menu>
  );
}
