import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { type ContactTopic, sendContactMessage } from '@croupier/contracts';
import type { Draft } from './draft.ts';

/**
 * Sends a message. Passes on the server's refusals in full: the form shows each at its field. Source: specification §8.
 */
export const contactMutation = (api: Api) =>
  mutationOptions({
    mutationFn: ({ email, topic, ...draft }: Draft) =>
      api.call(sendContactMessage, {
        body: { ...draft, topic: topic as ContactTopic, ...(email.trim() === '' ? {} : { email }) },
      }),
  });
