import { redirect } from '@tanstack/react-router';
import { playerQuery } from '@croupier/api-client';
import { guestsOnly } from '@croupier/shell';
import type { AppServices } from '@croupier/web-app';

/** Redirects players to the sportsbook's front page. For `beforeLoad`. */
export async function needsGuest({ context: { api, queryClient } }: { context: AppServices }): Promise<void> {
  if (guestsOnly(await queryClient.ensureQueryData(playerQuery(api)))) throw redirect({ to: '/sport' });
}
