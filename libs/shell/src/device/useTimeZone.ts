import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The visitor's time zone; UTC on the server and while the page is taken over, so that both write the same: no store, it never changes. */
export const useTimeZone = (): string =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
