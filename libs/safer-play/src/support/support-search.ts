import { type ContactTopic, contactTopics } from '@croupier/contracts';

/** `/support?topic=deposit`: what a link to support is about. No schema: this is in every page’s first script. */
export function readSupportSearch({ topic: wanted }: Record<string, unknown>): { topic?: ContactTopic } {
  const topic = contactTopics.find((one) => one === wanted);
  return topic ? { topic } : {};
}
