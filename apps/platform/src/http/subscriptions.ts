import * as contracts from '@croupier/contracts';
import { type PlayerRecord, readOwnPlayer, updatePlayer } from '@croupier/server-players';
import { requireRecentPassword } from '@croupier/server-sessions';
import type { PlatformContext } from '../context.ts';
import type { Serve } from '../serve.ts';

/** Registers the routes for marketing consents; off until the player agrees. */
export function subscriptionRoutes(serve: Serve, { clock, db, players }: PlatformContext): void {
  const chosen = ({ receive_promos, receive_sms_promos }: PlayerRecord) => ({ receive_promos, receive_sms_promos });

  serve(contracts.readSubscriptions, { access: 'player' }, async ({ player }) =>
    chosen(await readOwnPlayer(db, player.playerId)),
  );

  serve(contracts.saveSubscriptions, { access: 'player' }, async ({ player: { playerId, session }, body }) =>
    chosen(
      await updatePlayer(players, {
        playerId,
        changes: body,
        requireRecentPassword: () => requireRecentPassword(session, clock()),
      }),
    ),
  );
}
