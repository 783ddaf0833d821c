import path from 'node:path';

export interface SandboxConfig {
  port: number;
  dataDir: string;
  /** Shared with the merchant: its server's key, and what callbacks are signed with. */
  secret: string;
  /** Pages that may embed the fields and use the script. */
  merchants: readonly string[];
  /** How long "pending" stays pending before it succeeds on its own. */
  pendingSeconds: number;
  /** How long a payout is on its way. */
  payoutSeconds: number;
  /** Between two blocks of the chain of test coins. */
  blockSeconds: number;
  /** How many times faster than life the odds service plays its recorded day. */
  oddsSpeed: number;
  /** The chain of the beacon: round 1 appears at its genesis. */
  beacon: { name: string; genesisAt: number; periodMs: number };
  /** Where the virus scanner's stand-in listens; null: nowhere. */
  scannerPort: number | null;
}

export function readConfig(env: NodeJS.ProcessEnv): SandboxConfig {
  const secret = env['SANDBOX_SECRET'];
  if (!secret) throw new Error('SANDBOX_SECRET is missing: `npm start` gives the sandbox one.');
  const dataDir = path.resolve(env['DATA_DIR'] ?? '.data');
  const gateway = env['PORT'] ?? '4200';
  const merchants =
    env['MERCHANT_ORIGINS'] ?? `http://casino.localhost:${gateway},http://sport.casino.localhost:${gateway}`;
  return {
    port: Number(env['SANDBOX_PORT'] ?? 0),
    dataDir,
    secret,
    merchants: merchants.split(',').map((origin) => origin.trim()),
    pendingSeconds: Number(env['SANDBOX_PENDING_SECONDS'] ?? 20),
    payoutSeconds: Number(env['SANDBOX_PAYOUT_SECONDS'] ?? 3),
    blockSeconds: Number(env['SANDBOX_BLOCK_SECONDS'] ?? 10),
    oddsSpeed: Number(env['SANDBOX_ODDS_SPEED'] ?? 1),
    beacon: {
      name: env['BEACON_NAME'] ?? 'sandbox beacon',
      genesisAt: Number(env['BEACON_GENESIS'] ?? 1_767_225_600) * 1000,
      periodMs: Number(env['BEACON_PERIOD'] ?? 3) * 1000,
    },
    scannerPort: env['SCANNER_PORT'] ? Number(env['SCANNER_PORT']) : null,
  };
}
