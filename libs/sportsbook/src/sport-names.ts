import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Sport } from '@croupier/contracts';

export const SPORT_NAMES: Record<Sport, MessageDescriptor> = {
  football: msg`Football`,
  tennis: msg`Tennis`,
  basketball: msg`Basketball`,
  'ice-hockey': msg`Ice hockey`,
  greyhounds: msg`Greyhounds`,
};

export const isSport = (slug: unknown): slug is Sport => typeof slug === 'string' && Object.hasOwn(SPORT_NAMES, slug);
