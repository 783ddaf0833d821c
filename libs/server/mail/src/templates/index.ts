import { limitChange } from './limit-change.ts';

/** Every message there is, by the name it has in the queue. A new one: a file beside this one, and a line here. */
export const templates = {
  'limit-change': limitChange,
} as const;
