import type { refusalTexts } from './refusal-texts.ts';

export type RefusalCode = keyof typeof refusalTexts;

export interface RefusalDetail {
  /** Where in the body it went wrong, e.g. `['user', 'email']`; nothing means the whole. */
  path?: readonly string[];
  /** Values the translated sentence needs. */
  params?: Record<string, string | number | boolean | null>;
}

/** The one way the domain says no. The server turns it into a status and a body, the browser into a sentence. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly path: readonly string[];
  readonly params: Record<string, string | number | boolean | null>;

  constructor(code: RefusalCode, { path = [], params = {} }: RefusalDetail = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.path = path;
    this.params = params;
  }
}
