import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type Api, storePlayer } from '@croupier/api-client';
import { answerQuestionnaire, type WealthAnswers } from '@croupier/contracts';

/** Sends the answers. The cashbox opens with the player from the reply. */
export const questionnaireMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['profile', 'questionnaire'],
    mutationFn: (body: WealthAnswers) => api.call(answerQuestionnaire, { body }),
    onSuccess: (player) => storePlayer(queryClient, player),
  });
