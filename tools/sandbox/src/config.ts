import path from 'node:path';

export interface SandboxConfig {
  port: number;
  dataDir: string;
  /** Secret shared with the merchant: its server's key, which also signs callbacks. */
  secret: string;
  /** Pages that may embed the fields and use the script. */
  merchants: readonly string[];
  /** Time until a pending payment succeeds automatically. */
  pendingSeconds: number;
  /** Duration of a payout. */
  payoutSeconds: number;
  /** Time between two blocks of the test coins' chain. */
  blockSeconds: number;
  /** Speed at which the odds service plays its recorded day, as a multiple of real time. */
  oddsSpeed: number;
  /** Chain of the beacon: round 1 appears at its genesis. */
  beacon: { name: string; genesisAt: number; periodMs: number };
  /** Port of the stand-in for the virus scanner; null turns it off. */
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
