import { createChangeToken } from '@croupier/server-limits';
import type { MadeOf, ParamsOf, SecretTemplateName, TemplateName } from '@croupier/server-mail';
import {
  createConfirmationToken,
  createEmailChangeToken,
  createPasswordToken,
  createPhoneCode,
  type PlayerRecord,
} from '@croupier/server-players';
import { dueErasure } from '@croupier/server-privacy';
import type { PlatformContext } from '../context.ts';

export interface Prepared<Name extends TemplateName> {
  made: MadeOf<Name>;
  /** Recipient, if not the player's own address or number. */
  to?: string;
}

interface About<Name extends TemplateName> {
  player: PlayerRecord;
  params: ParamsOf<Name>;
}

/** Creates a message's secrets when it is sent. Null if it is no longer needed, and so not sent. */
export type Preparation<Name extends TemplateName> = (
  context: Pick<PlatformContext, 'clock' | 'pools'>,
  about: About<Name>,
) => Promise<Prepared<Name> | null>;

type Preparations = { readonly [Name in SecretTemplateName]: Preparation<Name> } & {
  readonly [Name in TemplateName]?: Preparation<Name>;
};

/** Preparation of every message that has secrets, has another recipient, or may be outdated when it is sent. */
const preparations: Preparations = {
  'erasure-asked': async ({ pools }, { player }) => ((await dueErasure(pools.jobs, player.id)) ? { made: {} } : null),
  'confirm-email': async ({ pools, clock }, { player }) =>
    player.confirmed_at ? null : { made: { token: await createConfirmationToken(pools.jobs, player, clock()) } },
  'email-change-new': async ({ pools, clock }, { player }) => {
    const made = await createEmailChangeToken(pools.jobs, { playerId: player.id, side: 'new', now: clock() });
    return made && !made.change.operatorFrom ? { made: { token: made.token }, to: made.email } : null;
  },
  'email-change-old': async ({ pools, clock }, { player }) => {
    const made = await createEmailChangeToken(pools.jobs, { playerId: player.id, side: 'old', now: clock() });
    return made && !made.change.operatorFrom ? { made: { token: made.token, email: made.email } } : null;
  },
  'email-rescue-begun': async ({ pools, clock }, { player }) => {
    const made = await createEmailChangeToken(pools.jobs, { playerId: player.id, side: 'old', now: clock() });
    return made?.change.operatorFrom ? { made: { token: made.token, email: made.email } } : null;
  },
  'email-rescue-confirm': async ({ pools, clock }, { player }) => {
    const made = await createEmailChangeToken(pools.jobs, { playerId: player.id, side: 'new', now: clock() });
    return made?.change.operatorFrom ? { made: { token: made.token }, to: made.email } : null;
  },
  'email-rescue-done': async (_, { params }) => ({ made: {}, to: params.to }),
  'email-changed': async (_, { params }) => ({ made: {}, to: params.to }),
  'limit-change': async ({ pools }, { params }) => {
    const token = await createChangeToken(pools.jobs, BigInt(params.limitId));
    return token === null ? null : { made: { token } };
  },
  'new-password': async ({ pools, clock }, { player }) => ({
    made: { token: await createPasswordToken(pools.jobs, player, clock()) },
  }),
  'phone-code': async ({ pools, clock }, { player, params: { number } }) => ({
    made: { code: await createPhoneCode(pools.jobs, { playerId: player.id, number, now: clock() }) },
    to: number,
  }),
};

export const preparationOf = <Name extends TemplateName>(template: Name): Preparation<Name> | undefined =>
  preparations[template] as Preparation<Name> | undefined;
