import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as contracts from '@croupier/contracts';
import { type Endpoint, impliedRefusals, refusalTexts } from '@croupier/contracts';
import { statusOf } from './status.ts';

const schemaOf = (schema: GenericSchema) => {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
    target: 'draft-2020-12',
  });
  return json;
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;

function parameters(schema: GenericSchema | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

function operation(name: string, shape: Endpoint) {
  const refused = [...new Set([...(shape.refusals ?? []), ...impliedRefusals(shape)])].map(
    (code) => [statusOf(code), code] as const,
  );
  const statuses = shape.status ?? [200];
  const success = statuses.map((status) => [
    status,
    {
      description: 'Success',
      ...(status === 204
        ? {}
        : { content: { [shape.media?.split(';')[0] ?? 'application/json']: { schema: schemaOf(shape.reply) } } }),
    },
  ]);
  const refusals = [...Map.groupBy(refused, ([status]) => status)].map(([status, codes]) => [
    status,
    { description: codes.map(([, code]) => `\`${code}\`: ${refusalTexts[code]}`).join('\n\n') },
  ]);
  return {
    operationId: name,
    parameters: [...parameters(shape.params, 'path'), ...parameters(shape.query, 'query')],
    ...(shape.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(shape.body) } } } }
      : {}),
    responses: Object.fromEntries([...success, ...refusals]),
  };
}

/** Returns OpenAPI 3.1 of every endpoint the contracts export. */
export function openapiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, shape] of Object.entries(contracts)) {
    if (!isEndpoint(shape)) continue;
    const path = shape.path.replaceAll(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[shape.method.toLowerCase()] = operation(name, shape);
  }
  return { openapi: '3.1.0', info: { title: 'Croupier', version: '1.0.0' }, paths };
}
