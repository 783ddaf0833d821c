import * as v from 'valibot';
import { ContactTopic } from '@croupier/contracts';

/** `/support?topic=deposit`: what a link to support is about. Anything else names nothing. */
export const readSupportSearch = ({ topic }: Record<string, unknown>): { topic?: ContactTopic } =>
  v.is(ContactTopic, topic) ? { topic } : {};
