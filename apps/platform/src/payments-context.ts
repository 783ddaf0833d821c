import { type PaymentsContext, sandboxProvider } from '@croupier/server-payments';
import type { Config } from './config.ts';
import type { PlatformContext } from './context.ts';

const providers = new WeakMap<Config, PaymentsContext['provider']>();

/** The payments domain's context: the sandbox is the provider until an operator has another. */
export function paymentsContext({
  db,
  clock,
  config,
}: Pick<PlatformContext, 'db' | 'clock' | 'config'>): PaymentsContext {
  const known = providers.get(config);
  const provider =
    known ??
    sandboxProvider({
      base: config.sandboxBase,
      publicOrigin: config.payOrigin,
      notifyUrl: `${config.casinoOrigin}/callbacks/sandbox`,
      secret: config.sandboxSecret,
    });
  if (!known) providers.set(config, provider);
  return { db, clock, provider };
}
