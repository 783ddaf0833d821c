import { useAtomValue } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import { storedKeys } from '@croupier/contracts';

/** Zone of all times and days shown; null for the device's own. */
export const timeZoneAtom = /* @__PURE__ */ atomWithStorage<string | null>(storedKeys.timeZone, null);

/** Returns the zone's name, if this browser supports it; undefined for the device's. */
export function useTimeZone(): string | undefined {
  const chosen = useAtomValue(timeZoneAtom);
  return chosen !== null && isZone(chosen) ? chosen : undefined;
}

/** Tells whether this browser supports a zone. A stored zone may come from another browser's list. */
function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}
