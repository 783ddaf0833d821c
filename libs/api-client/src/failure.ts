import type { RefusalBody } from '@croupier/contracts';

/** Refused field with its path, code and text. */
export interface RefusedField {
  /** Path `['user', 'email']`; `['base']` for the whole body. */
  path: readonly string[];
  code: string;
  /** The server's own text, used if there is no translation. */
  text: string;
  params: Record<string, string | number | boolean | null>;
}

const fieldsOf = (body: RefusalBody, errors = body.errors, path: readonly string[] = []): RefusedField[] =>
  Object.entries(errors).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [{ path, code: key, text: value, params: body.params?.[key] ?? {} }]
      : fieldsOf(body, value, [...path, key]),
  );

/** The server refused a valid request. */
export class CallRefused extends Error {
  readonly status: number;
  readonly fields: readonly RefusedField[];
  readonly requestId: string | null;

  constructor(status: number, body: Partial<RefusalBody>) {
    super(`refused with ${status}`);
    this.name = 'CallRefused';
    this.status = status;
    this.fields = fieldsOf({ ...body, errors: body.errors ?? {} });
    this.requestId = body.request_id ?? null;
  }

  /** Returns whether one of the fields has this code. */
  has(code: string): boolean {
    return this.fields.some((field) => field.code === code);
  }
}

/** No reply, or an unreadable one. Texts: specification §8 Transport messages. */
export class CallFailed extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CallFailed';
  }
}
