/** `storedKeys.reloadedFor` of the contracts, on which this lib doesn't depend. */
const RELOADED_FOR = 'reloaded-for:';
const MISSING = /dynamically imported module|importing a module script|unable to preload css/i;

/**
 * Tells whether an error means missing code, of a removed release or because of a lost network. Browsers may cache the
 * failure until the document reloads.
 */
export function isMissingCode(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) if (MISSING.test(each.message)) return true;
  return false;
}

/** Reloads the document to get the code of the current release, once per tab and failure. Returns whether it does. */
export function reloadOnce(error: unknown, reload = () => location.reload()): boolean {
  if (!isMissingCode(error)) return false;
  const mark = RELOADED_FOR + (error as Error).message;
  try {
    if (sessionStorage.getItem(mark) !== null) return false;
    sessionStorage.setItem(mark, '1');
  } catch {
    return false; // Without storage, reloads might never end.
  }
  reload();
  return true;
}
