/** Returns the public name of a winner: two letters of the nickname, or none. */
export function maskName(nickname: string | null): string {
  const [first = '', second = ''] = Array.from(nickname ?? '');
  return `${first}${second}***`;
}
