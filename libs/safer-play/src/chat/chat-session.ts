import type { Player } from '@croupier/contracts';

/** Whoever is in this group is served by the live chat, everybody else by the other one. Source: specification §6. */
const LIVE_CHAT_GROUP = 545;
/** Platinum, star, bronze, silver, gold, test. Source: specification §6. */
const VIP_STATUSES = [255, 256, 257, 258, 259, 21];
/** Groups of the chat. Source: specification §6. */
const CHAT_GROUPS = { vip: 2, players: 1, guests: 26 } as const;

/** What a chat receives. Source: specification §3 "Chat session". */
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

/** Who is writing, for the agent. `link` is the page the chat was opened on, without what stands behind its path. */
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
