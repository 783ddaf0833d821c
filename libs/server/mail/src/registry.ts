import * as v from 'valibot';
import type { Template } from './template.ts';
import { templates } from './templates/index.ts';

type Templates = typeof templates;
export type TemplateName = keyof Templates;

/** Parameters of a queued message with this name. */
export type ParamsOf<Name extends TemplateName> = v.InferOutput<Templates[Name]['params']>;

/** Secrets created when it is sent. */
export type MadeOf<Name extends TemplateName> = Readonly<Record<Templates[Name]['makes'][number], string>>;

/** Names of messages that need secrets. */
export type SecretTemplateName = {
  [Name in TemplateName]: [Templates[Name]['makes'][number]] extends [never] ? never : Name;
}[TemplateName];

export const TemplateName = v.picklist(Object.keys(templates) as TemplateName[]);

export const channelOf = (name: TemplateName): 'mail' | 'sms' => templates[name].channel;

/** Parses the stored parameters of a message. */
export const parseParams = <Name extends TemplateName>(name: Name, params: unknown): ParamsOf<Name> =>
  v.parse(templates[name].params as v.GenericSchema<unknown, ParamsOf<Name>>, params);

/** Returns a template with its general type; its own types were checked where it is declared. */
export const templateOf = (name: TemplateName): Template<unknown, string, unknown> =>
  templates[name] as unknown as Template<unknown, string, unknown>;
