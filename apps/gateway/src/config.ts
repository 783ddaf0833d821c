import * as v from 'valibot';
import { flag, origin, port, readSettings, siteSettings } from '@croupier/server-http';

export interface GatewayConfig {
  readonly port: number;
  readonly host: string;
  /** Where each process is reached. */
  readonly targets: Targets;
  /** The casino's origin: who asks for this machine by number or as `localhost` is led there. */
  readonly casinoOrigin: string;
  /** The host name of the game frame. */
  readonly gamesHost: string;
  /** Believes the country a request names: for tests, or behind a proxy that sets it. */
  readonly trustCountry: boolean;
  /** Serves files and cached documents in this process; the web process then only renders. */
  readonly servePages: boolean;
}

export interface Targets {
  readonly platform: string;
  readonly web: string;
  /** Stand-ins of third parties; production has none. */
  readonly sandbox?: string | undefined;
}

export function readGatewayConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  const settings = readSettings(
    {
      ...siteSettings(env),
      PORT: port(4200),
      HOST: v.optional(v.string(), '127.0.0.1'),
      PLATFORM_BASE: v.optional(origin, 'http://127.0.0.1:4210'),
      WEB_BASE: v.optional(origin, 'http://127.0.0.1:4220'),
      SANDBOX_BASE: v.optional(origin),
      TRUST_COUNTRY: flag,
      WEB_RENDER_ONLY: flag,
    },
    env,
  );
  return {
    port: settings.PORT,
    host: settings.HOST,
    targets: { platform: settings.PLATFORM_BASE, web: settings.WEB_BASE, sandbox: settings.SANDBOX_BASE },
    casinoOrigin: settings.CASINO_ORIGIN,
    gamesHost: new URL(settings.GAMES_ORIGIN).hostname,
    trustCountry: settings.TRUST_COUNTRY,
    servePages: settings.WEB_RENDER_ONLY,
  };
}
