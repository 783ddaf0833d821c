import * as v from 'valibot';
import { AmountCents, Uuid } from '../core/common.ts';
import { GameCurrency } from './rgs.ts';

/*
 * What a game and the page around its frame tell each other by postMessage. Both sides send to one exact origin,
 * take messages from that origin and that window only, and parse them with these.
 */

export const GAME_MESSAGE = 'croupier.game';
export const FRAME_MESSAGE = 'croupier.frame';

/* @__NO_SIDE_EFFECTS__ */
const from = <const Kind extends string, Entries extends v.ObjectEntries>(kind: Kind, entries: Entries) =>
  v.object({ source: v.literal(GAME_MESSAGE), kind: v.literal(kind), ...entries });
/* @__NO_SIDE_EFFECTS__ */
const to = <const Kind extends string, Entries extends v.ObjectEntries>(kind: Kind, entries: Entries) =>
  v.object({ source: v.literal(FRAME_MESSAGE), kind: v.literal(kind), ...entries });

/** Game → page. */
export const GameMessage = /*#__PURE__*/ v.variant('kind', [
  /** The first frame is drawn and the session is open: the frame may be shown. */
  from('ready', {}),
  /** Balance displayed to the player: show it in the header too. */
  from('balance', { currency: GameCurrency, balance_cents: AmountCents }),
  /** Repeated every few seconds while the result is being shown. If it stops, the page shows the result. */
  from('round_started', { round_id: Uuid }),
  /** An open round waits for its player: nothing of it is hidden. */
  from('round_waits', { round_id: Uuid }),
  from('round_ended', { round_id: Uuid, stake_cents: AmountCents, win_cents: AmountCents }),
  from('open_cashbox', {}),
  from('open_limits', {}),
  from('open_fairness', {}),
  /** A stake was refused for a limit of the player's own. */
  from('limit_reached', {}),
  /** The player pressed the button that begins a day's break: at once, nothing more is asked. */
  from('take_break', {}),
  from('close', {}),
  /** The token or the session is used up: launch again and reload the frame. */
  from('relaunch', {}),
]);
export type GameMessage = v.InferOutput<typeof GameMessage>;

/** Page → game. */
export const FrameMessage = /*#__PURE__*/ v.variant('kind', [
  /** The balance changed elsewhere: a deposit, another tab. */
  to('balance', { currency: GameCurrency, balance_cents: AmountCents }),
  /** A reality check is open, or the frame is minimised: no new round, no sound. */
  to('pause', { paused: v.boolean() }),
  /** The space bar was pressed beside the frame: what it presses in the game. */
  to('press', {}),
]);
export type FrameMessage = v.InferOutput<typeof FrameMessage>;
