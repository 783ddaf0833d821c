import { createHash } from 'node:crypto';
import { maskName } from '@croupier/server-games';

const FIRST =
  'Amber Brisk Calm Coral Dusky Early Fern Gentle Hazel Ivory Jade Kind Lilac Mellow Misty Noble Ochre Olive Pearl Plum Quiet Ruby Russet Sage Silver Sunny Teal Tidal Umber Velvet Willow Winter';
const SECOND =
  'Badger Bittern Curlew Dormouse Dove Egret Falcon Finch Fox Gecko Grebe Hare Heron Ibis Jackdaw Kestrel Lark Linnet Lynx Marten Merlin Newt Otter Owl Petrel Plover Puffin Raven Robin Siskin Swift Wren';
const [first, second] = [FIRST.split(' '), SECOND.split(' ')];

export interface Named {
  id: number;
  nickname: string | null;
  created_at: Date;
}

/**
 * Returns a player's name on leaderboards: two letters of the nickname, otherwise two invented words, the same on every
 * leaderboard. The words come from a hash that includes the millisecond of sign-up and are shared by many players, so
 * they can't be traced back to one.
 */
export function publicName({ id, nickname, created_at }: Named): string {
  if (nickname) return maskName(nickname);
  const hash = createHash('sha256').update(`${id}:${created_at.toISOString()}`).digest();
  return `${first[hash[0]! % first.length]} ${second[hash[1]! % second.length]}`;
}
