/** The value of one cookie, without parsing the others. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  const start = findCookie(header, `${name}=`);
  if (start === -1) return undefined;
  const end = header.indexOf(';', start);
  const value = header.slice(start, end === -1 ? undefined : end);
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

function findCookie(header: string, key: string): number {
  for (let at = header.indexOf(key); at !== -1; at = header.indexOf(key, at + 1)) {
    const before = header.charCodeAt(at - 1);
    // At the front, or behind a semicolon or the blank after it: not the tail of a longer name.
    if (at === 0 || before === 0x20 || before === 0x3b) return at + key.length;
  }
  return -1;
}
