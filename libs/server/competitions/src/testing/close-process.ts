/**
 * Closes a tournament or draws a lottery in a process of its own, for a test that kills it. Arguments: the database's address,
 * which of the two, its number, and the time it is.
 */
import { openDatabase } from '@croupier/server-database';
import { drawLottery } from '../lotteries/draw.ts';
import { closeTournament } from '../tournaments/close.ts';

const [url, kind, id, now] = process.argv.slice(2);
const close = kind === 'lottery' ? drawLottery : closeTournament;
const db = openDatabase(url!, { connections: 2 });
await close(db, BigInt(id!), new Date(now!));
await db.close();
