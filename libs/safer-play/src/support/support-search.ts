import { type ContactTopic, contactTopics } from '@croupier/contracts';

/**
 * Reads the topic of a link to support, `/support?topic=deposit`. Uses no schema, because this is in every page’s first
 * script.
 */
export function readSupportSearch({ topic: wanted }: Record<string, unknown>): { topic?: ContactTopic } {
  const topic = contactTopics.find((one) => one === wanted);
  return topic ? { topic } : {};
}
