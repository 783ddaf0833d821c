/** Returns the value of one cookie without parsing the others. */
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
    // Only at the start, or after a semicolon or space: not as the end of a longer name.
    if (at === 0 || before === 0x20 || before === 0x3b) return at + key.length;
  }
  return -1;
}
