import type { Fact } from './fact.ts';
import { calls } from './facts/calls.ts';
import { constants, flags } from './facts/constants.ts';
import { errors, logNames } from './facts/errors.ts';
import { fields } from './facts/fields.ts';
import { groups } from './facts/groups.ts';
import { guards } from './facts/guards.ts';
import { operation } from './facts/operation.ts';
import { popups } from './facts/popups.ts';
import { promises } from './facts/promises.ts';
import { routes } from './facts/routes.ts';
import { rules } from './facts/rules.ts';
import { screens } from './facts/screens.ts';
import { states } from './facts/states.ts';
import { topics } from './facts/topics.ts';

/** Specification by chapter, in printing order. */
export const chapters = {
  screens,
  routes,
  popups,
  guards,
  calls,
  topics,
  fields,
  states,
  rules,
  groups,
  errors,
  logs: logNames,
  constants,
  flags,
  operation,
  promises,
} satisfies Record<string, Fact[]>;

export const allFacts: readonly Fact[] = Object.values(chapters).flat();
