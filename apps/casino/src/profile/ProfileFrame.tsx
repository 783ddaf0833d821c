import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, Outlet, useRouter } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { signOutMutation } from '@croupier/auth';
import { ProfileLayout, type ProfilePage, UnconfirmedEmail } from '@croupier/profile-limits';
import { openPopup } from '@croupier/shell';
import { Button } from '@croupier/ui-kit';
import { usePlayer } from '../frame/usePlayer.ts';

const paths: Record<ProfilePage, string> = {
  personal: '/users',
  level: '/users/level',
  verification: '/users/verification',
  payments: '/users/payments',
  limits: '/users/limits',
  history: '/users/games-history',
  gifts: '/users/gifts',
  promocode: '/users/promocode',
  security: '/users/security',
};

/** Renders the frame around every page of the profile. A page with an address outside it is passed as `children`. */
export function ProfileFrame({ children }: { children?: ReactNode }) {
  const router = useRouter();
  const player = usePlayer();
  const signOut = useMutation({
    ...signOutMutation(useApi(), useQueryClient()),
    onSettled: () => void router.navigate({ to: '/' }),
  });
  return (
    <ProfileLayout
      link={({ page, children }) => (
        <Link to={paths[page]} activeOptions={{ exact: true }}>
          {children}
        </Link>
      )}
      action={
        <Button variant="quiet" size="small" loading={signOut.isPending} onClick={() => signOut.mutate()}>
          <LogOut size={18} aria-hidden="true" />
          <Trans>Sign out</Trans>
        </Button>
      }
    >
      {player && <UnconfirmedEmail player={player} onResend={() => openPopup('email-verify')} />}
      {/* Hides the profile after the session has ended, until the player signs in again. */}
      {player && (children ?? <Outlet />)}
    </ProfileLayout>
  );
}
