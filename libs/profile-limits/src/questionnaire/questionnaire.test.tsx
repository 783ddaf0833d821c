import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CallFailed } from '@croupier/api-client';
import { answering } from '@croupier/api-client/testing';
import { answerQuestionnaire } from '@croupier/contracts';
import { player, renderProfile } from '../testing/render-profile.tsx';
import { QuestionnaireSection } from './QuestionnaireSection.tsx';

function show(answers: unknown[] = []) {
  const sent: unknown[] = [];
  const api = answering([
    [
      answerQuestionnaire,
      ({ body }: Record<string, unknown>) => {
        sent.push(body);
        const answer = answers.shift() ?? player();
        if (answer instanceof Error) throw answer;
        return answer;
      },
    ],
  ]);
  const section = <QuestionnaireSection expiresAt="2026-12-24T12:00:00.000Z" />;
  return { sent, user: userEvent.setup({ delay: null }), ...renderProfile(api, section) };
}
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send answers' }));

// shows: call:POST /api/player/sow_questionnaire; fields:user-rest
test('the answers are checked, kept over a lost connection, and sent', async () => {
  const { user, sent, queryClient } = show([new CallFailed('Network Error')]);
  expect(screen.getByText(/December 24, 2026/)).toBeInTheDocument();
  await send(user);
  expect((await screen.findAllByText('This is needed.')).length).toBeGreaterThanOrEqual(3);
  await user.selectOptions(screen.getByLabelText('Occupation'), 'Retired');
  await user.selectOptions(screen.getByLabelText(/Main source of the money you play with/), 'Something else');
  await user.selectOptions(screen.getByLabelText(/Your yearly income before tax/), 'Under €20,000');
  await user.click(screen.getByRole('checkbox', { name: /true and complete/ }));
  await send(user);
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText(/In your own words/), ' My stamps ');
  await send(user);
  expect(await screen.findByText(/We couldn’t reach the site\./)).toBeInTheDocument();
  await send(user);
  expect(await screen.findByText(/The cashbox is open again/)).toBeInTheDocument();
  const answers = {
    occupation: 'retired',
    source: 'other',
    yearly_income: 'under_20k',
    details: 'My stamps',
    confirmed: true,
  };
  expect(sent).toEqual([answers, answers]);
  expect(queryClient.getQueryData(['player'])).toEqual(player());
});
