import * as v from 'valibot';

/** A group of the player: `statuses` on the wire. */
export const PlayerStatus = /*#__PURE__*/ v.object({ id: v.number(), name: v.string() });
