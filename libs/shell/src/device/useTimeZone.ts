import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns the visitor's time zone; UTC on the server and during hydration, so that both render the same. It never
 * changes, so it needs no store.
 */
export const useTimeZone = (): string =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
