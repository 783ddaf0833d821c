import { redirect } from '@tanstack/react-router';
import { playerQuery } from '@croupier/api-client';
import { guestsOnly, loginRequired } from '@croupier/shell';
import type { AppServices } from '@croupier/web-app';

interface Entering {
  readonly context: AppServices;
  readonly location: { readonly href: string };
}

const playerOf = ({ api, queryClient }: AppServices) => queryClient.ensureQueryData(playerQuery(api));

/** Redirects guests to the registration, which returns them afterwards. For `beforeLoad`. */
export async function needsPlayer({ context, location }: Entering): Promise<void> {
  if (loginRequired(await playerOf(context), location.href))
    throw redirect({ to: '/sign-up', search: { redirect: location.href } });
}

/** Redirects players to the home page. For `beforeLoad`. */
export async function needsGuest({ context }: Pick<Entering, 'context'>): Promise<void> {
  if (guestsOnly(await playerOf(context))) throw redirect({ to: '/' });
}
