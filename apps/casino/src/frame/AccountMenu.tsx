import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { CircleHelp, CirclePause, LogOut, SlidersHorizontal, UserRound, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { signOutMutation } from '@croupier/auth';
import { usePagesOf } from '@croupier/content';
import type { UserLimit } from '@croupier/contracts';
import { openModal, showToast } from '@croupier/shell';
import { Menu, MenuItem, MenuSeparator } from '@croupier/ui-kit';
import { usePageContext } from '@croupier/web-app';
import { breakSearch } from '../safer-play/break-search.ts';

interface AccountMenuProps {
  label: string;
  className: string | undefined;
  /** Content of the button: the avatar. */
  children: ReactNode;
}

/** Renders the menu of the player's account on every page: its pages, a break, sign-out. */
export function AccountMenu({ label, className, children }: AccountMenuProps) {
  const { t } = useLingui();
  const router = useRouter();
  const pages = usePagesOf('top menu', usePageContext().locale);
  const signOut = useMutation({
    ...signOutMutation(useApi(), useQueryClient()),
    onSuccess: () => void router.navigate({ to: '/' }),
    onError: () => void showToast({ type: 'warning', text: t`We got no response. You may still be signed in.` }),
  });
  const to = (path: string) => ({
    href: router.buildLocation({ to: path }).publicHref,
    onSelect: () => void router.navigate({ to: path }),
  });
  const onBegun = (limit: UserLimit) => void router.navigate({ to: '/break', search: breakSearch(limit) });
  return (
    <Menu label={label} button={{ label, className, children }}>
      <MenuItem icon={<UserRound size={18} aria-hidden="true" />} {...to('/users')}>
        {t`Personal data`}
      </MenuItem>
      <MenuItem icon={<Wallet size={18} aria-hidden="true" />} {...to('/users/payments')}>
        {t`Payments`}
      </MenuItem>
      <MenuItem icon={<SlidersHorizontal size={18} aria-hidden="true" />} {...to('/users/limits')}>
        {t`Limits`}
      </MenuItem>
      <MenuItem
        icon={<CirclePause size={18} aria-hidden="true" />}
        onSelect={() => openModal('take-break', { onBegun })}
      >
        {t`Take a 24-hour break`}
      </MenuItem>
      <MenuSeparator />
      {pages.map(({ id, path, title }) => (
        <MenuItem key={id} icon={<CircleHelp size={18} aria-hidden="true" />} {...to(path)}>
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
