/** What the public sees of a winner: two letters of the nickname, or nothing. */
export function maskName(nickname: string | null): string {
  const [first = '', second = ''] = Array.from(nickname ?? '');
  return `${first}${second}***`;
}
