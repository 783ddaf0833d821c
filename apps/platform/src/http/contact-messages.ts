import * as contracts from '@croupier/contracts';
import { Refusal } from '@croupier/contracts';
import { countAttempt, isKnownMessage, readOwnPlayer, storeContactMessage } from '@croupier/server-players';
import type { PlatformContext } from '../context.ts';
import { siteOf } from '../mail/site-of.ts';
import type { Serve } from '../serve.ts';

/** Registers the route for messages to support: open to all, because those who can't sign in need it most. */
export function contactMessageRoutes(serve: Serve, { clock, config, db }: PlatformContext): void {
  serve(contracts.sendContactMessage, { access: 'all' }, async ({ body, player, request, raw }) => {
    const account = player && (await readOwnPlayer(db, player.playerId));
    const email = account?.email ?? body.email;
    if (email === undefined) throw new Refusal('required', { path: ['email'] });
    const at = clock();
    // Sending it again after a lost reply is not a new attempt.
    if (!(await isKnownMessage(db, body.id))) {
      if (player) await countAttempt(db, 'contact_player', String(player.playerId), at);
      else await countAttempt(db, 'contact_from', request.ip, at);
    }
    await storeContactMessage(db, {
      id: body.id,
      playerId: player?.playerId ?? null,
      name: body.name,
      email: email.toLowerCase(),
      topic: body.topic,
      text: body.text,
      locale: request.locale ?? account?.locale ?? request.edition.defaultLocale,
      edition: request.edition.id,
      site: siteOf(raw, config),
      at,
    });
  });
}
