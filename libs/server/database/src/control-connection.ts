import type pg from 'pg';
import type { Queryable } from './queryable.ts';
import type { Statement } from './sql.ts';

/** Connection outside the pool, opened on first use and reopened after a loss. */
export class ControlConnection implements Queryable {
  readonly #connect: () => Promise<pg.Client>;
  #client: Promise<pg.Client> | null = null;

  constructor(connect: () => Promise<pg.Client>) {
    this.#connect = connect;
  }

  async query<Row extends object>(statement: Statement): Promise<Row[]> {
    const client = await (this.#client ??= this.#open());
    return (await client.query<Row>(statement)).rows;
  }

  async #open(): Promise<pg.Client> {
    try {
      const client = await this.#connect();
      client.once('end', () => (this.#client = null));
      return client;
    } catch (error) {
      this.#client = null;
      throw error;
    }
  }

  async close(): Promise<void> {
    const client = await this.#client?.catch(() => null);
    await client?.end().catch(() => undefined);
  }
}
