import type { LiveKind } from '@croupier/contracts';
import type { EditionRules } from '@croupier/i18n';

/** Returns whether an edition offers tables of this kind: all but crash are table games. */
export const isOffered = (kind: LiveKind, { liveGamesForbidden, tableGamesForbidden }: EditionRules): boolean =>
  !liveGamesForbidden && !(tableGamesForbidden && kind !== 'crash');
