import type { Player } from '@croupier/contracts';

/** Group of players served by the live chat. All others get the other chat. Source: specification §6. */
const LIVE_CHAT_GROUP = 545;
/** Platinum, star, bronze, silver, gold, test. Source: specification §6. */
const VIP_STATUSES = [255, 256, 257, 258, 259, 21];
/** Groups of the chat. Source: specification §6. */
const CHAT_GROUPS = { vip: 2, players: 1, guests: 26 } as const;

/** Data a chat receives. Source: specification §3 "Chat session". */
export interface ChatSession {
  readonly name: string;
  readonly email: string;
  readonly group: number;
  readonly variables: Readonly<Record<'Id' | 'Link' | 'Status' | 'Project' | 'Language', string>>;
}

type Writer = Pick<Player, 'id' | 'email' | 'nickname' | 'statuses'> | null;

const has = (player: Writer, ids: readonly number[]) => player?.statuses.some(({ id }) => ids.includes(id)) ?? false;

export const isLiveChat = (player: Writer): boolean => has(player, [LIVE_CHAT_GROUP]);

function groupOf(player: Writer): number {
  if (!player) return CHAT_GROUPS.guests;
  return has(player, VIP_STATUSES) ? CHAT_GROUPS.vip : CHAT_GROUPS.players;
}

/** Returns the writer's data for the agent. `link` is the page the chat was opened on, without query and hash. */
export const chatSession = (player: Writer, { link, language }: { link: string; language: string }): ChatSession => ({
  name: player ? (player.nickname ?? player.email) : '',
  email: player?.email ?? '',
  group: groupOf(player),
  variables: {
    Id: player ? String(player.id) : '',
    Link: link,
    Status: player?.statuses.map(({ name }) => name).join(', ') ?? '',
    Project: 'Croupier',
    Language: language,
  },
});
