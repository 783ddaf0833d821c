import type { refusalTexts } from './refusal-texts.ts';

export type RefusalCode = keyof typeof refusalTexts;

export interface RefusalDetail {
  /** Path of the invalid field in the body, e.g. `['user', 'email']`; left out for the whole body. */
  path?: readonly string[];
  /** Values the translated sentence needs. */
  params?: Record<string, string | number | boolean | null>;
}

/** Error for every refusal of the domain. The server maps it to a status and a body, the browser to a sentence. */
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
