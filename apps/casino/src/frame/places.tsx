import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Cherry, Dices, House, Medal, Trophy, type LucideIcon } from 'lucide-react';
import { type EditionId, editions, offersCompetition } from '@croupier/i18n';
import type { Origins } from '@croupier/web-app';

export interface Place {
  readonly key: string;
  readonly name: MessageDescriptor;
  readonly icon: LucideIcon;
  /** Path of this app, or address of another. */
  readonly href: string;
  readonly outside?: true;
}

/**
 * Returns the links of the main navigation. Leaves out pages that the edition's rules forbid or that have no games yet.
 */
export function places(edition: EditionId, origins: Origins): Place[] {
  const { rules } = editions[edition];
  return [
    { key: 'home', name: msg`Casino`, icon: House, href: '/' },
    { key: 'pokies', name: msg`Pokies`, icon: Cherry, href: '/pokies/all' },
    ...(rules.tableGamesForbidden
      ? []
      : [{ key: 'tables', name: msg`Tables`, icon: Dices, href: '/categories/table-games' }]),
    ...(offersCompetition(rules, 'tournaments')
      ? [{ key: 'tournaments', name: msg`Tournaments`, icon: Medal, href: '/tournaments' }]
      : []),
    { key: 'sport', name: msg`Sport`, icon: Trophy, href: `${origins.sport}/sport`, outside: true as const },
  ];
}
