import { redirect } from '@tanstack/react-router';
import { playerQuery } from '@croupier/api-client';
import { guestsOnly } from '@croupier/shell';
import type { AppServices } from '@croupier/web-app';

/** For `beforeLoad`: a player goes to the sportsbook's front page. */
export async function needsGuest({ context: { api, queryClient } }: { context: AppServices }): Promise<void> {
  if (guestsOnly(await queryClient.ensureQueryData(playerQuery(api)))) throw redirect({ to: '/sport' });
}
