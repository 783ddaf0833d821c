/**
 * Closes a tournament or draws a lottery in a separate process, for a test that kills it. Arguments: database URL,
 * kind, number, and current time.
 */
import { openDatabase } from '@croupier/server-database';
import { drawLottery } from '../lotteries/draw.ts';
import { closeTournament } from '../tournaments/close.ts';

const [url, kind, id, now] = process.argv.slice(2);
const close = kind === 'lottery' ? drawLottery : closeTournament;
const db = openDatabase(url!, { connections: 2 });
await close(db, BigInt(id!), new Date(now!));
await db.close();
