import type { ServerOptions } from 'node:http';
import * as v from 'valibot';
import {
  count,
  flag,
  origin,
  port,
  readSettings,
  siteSettings,
  proxies,
  trustProxies,
  type TrustedProxies,
} from '@croupier/server-http';

export interface GatewayConfig {
  readonly port: number;
  readonly host: string;
  /** URLs of the processes. */
  readonly targets: Targets;
  /** Origin of the casino: requests to this machine's IP address or `localhost` are redirected there. */
  readonly casinoOrigin: string;
  /** Host name of the game frame. */
  readonly gamesHost: string;
  /** True trusts the country a request names: for tests, or behind a proxy that sets it. */
  readonly trustCountry: boolean;
  /** Proxies trusted to name the forwarded client. */
  readonly trustedProxies: TrustedProxies;
  readonly limits: GatewayLimits;
  /** Timeouts for tests that differ from the defaults. */
  readonly timing?: Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>;
  /** True serves files and cached documents in this process; the web process then only renders. */
  readonly servePages: boolean;
}

/** Limits per address: offices and mobile networks share one. */
export interface GatewayLimits {
  /** Number of connections, including sockets. */
  readonly connectionsPerAddress: number;
  /** Number of calls of one kind in progress; more wait. */
  readonly callsPerAddress: number;
}

export interface Targets {
  readonly platform: string;
  readonly web: string;
  /** Page servers of single hosts, by host name; `web` serves the others. */
  readonly webOf?: ReadonlyMap<string, string>;
  /** Sandbox that stands in for third parties; unset in production. */
  readonly sandbox?: string | undefined;
  /** Sample studio, on its own host. */
  readonly studio?: string | undefined;
}

export function readGatewayConfig(env: NodeJS.ProcessEnv): GatewayConfig {
  const settings = readSettings(
    {
      ...siteSettings(env),
      PORT: port(4200),
      HOST: v.optional(v.string(), '127.0.0.1'),
      PLATFORM_BASE: v.optional(origin, 'http://127.0.0.1:4210'),
      WEB_BASE: v.optional(origin, 'http://127.0.0.1:4220'),
      /** Page servers that serve one app each; without them `WEB_BASE` serves every host. */
      CASINO_WEB_BASE: v.optional(origin),
      SPORT_WEB_BASE: v.optional(origin),
      GAMES_WEB_BASE: v.optional(origin),
      SANDBOX_BASE: v.optional(origin),
      STUDIO_BASE: v.optional(origin),
      TRUST_COUNTRY: flag,
      TRUSTED_PROXIES: proxies,
      CONNECTIONS_PER_ADDRESS: count(1_000),
      CALLS_PER_ADDRESS: count(4),
      WEB_RENDER_ONLY: flag,
    },
    env,
  );
  const pageServers = [
    [settings.CASINO_ORIGIN, settings.CASINO_WEB_BASE],
    [settings.SPORT_ORIGIN, settings.SPORT_WEB_BASE],
    [settings.GAMES_ORIGIN, settings.GAMES_WEB_BASE],
  ].flatMap(([site, base]) => (site && base ? [[new URL(site).hostname, base] as const] : []));
  return {
    port: settings.PORT,
    host: settings.HOST,
    targets: {
      platform: settings.PLATFORM_BASE,
      web: settings.WEB_BASE,
      webOf: new Map(pageServers),
      sandbox: settings.SANDBOX_BASE,
      studio: settings.STUDIO_BASE,
    },
    casinoOrigin: settings.CASINO_ORIGIN,
    gamesHost: new URL(settings.GAMES_ORIGIN).hostname,
    trustCountry: settings.TRUST_COUNTRY,
    trustedProxies: trustProxies(settings.TRUSTED_PROXIES),
    limits: {
      connectionsPerAddress: settings.CONNECTIONS_PER_ADDRESS,
      callsPerAddress: settings.CALLS_PER_ADDRESS,
    },
    servePages: settings.WEB_RENDER_ONLY,
  };
}
