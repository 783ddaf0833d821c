/** `storedKeys.reloadedFor` of the contracts, on which this lib does not stand. */
const RELOADED_FOR = 'reloaded-for:';
const MISSING = /dynamically imported module|importing a module script|unable to preload css/i;

/**
 * Returns whether code did not come: of a release that is gone, or that a network cut off. Browsers may remember the failure
 * until the document is loaded again.
 */
export function isMissingCode(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) if (MISSING.test(each.message)) return true;
  return false;
}

/** Loads the document again, with the code of the present release; once a tab for the same failure. Says whether it does. */
export function reloadOnce(error: unknown, reload = () => location.reload()): boolean {
  if (!isMissingCode(error)) return false;
  const mark = RELOADED_FOR + (error as Error).message;
  try {
    if (sessionStorage.getItem(mark) !== null) return false;
    sessionStorage.setItem(mark, '1');
  } catch {
    return false; // Without a memory it might never end.
  }
  reload();
  return true;
}
