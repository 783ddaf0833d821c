import { randomUUID } from 'node:crypto';
import * as contracts from '@croupier/contracts';
import { lastMail } from '@croupier/e2e-support/inbox';
import { operator } from '@croupier/e2e-support/operator';
import { expectFitForAll } from '@croupier/e2e-support/screen';
import { port } from '@croupier/e2e-support/site';
import { bringSession, expect, test, visit } from '@croupier/e2e-support/test';
import { newPerson, Visitor } from '@croupier/e2e-support/visitor';

// shows: route:/support
test('a guest writes to support, gets a copy and an answer by mail', { tag: '@smoke' }, async ({ page }) => {
  await visit(page, '/support?topic=verification');
  const main = page.getByRole('main');
  await expect(main.getByLabel('What is it about?')).toHaveValue('verification');
  await main.getByRole('button', { name: 'Send the message' }).click();
  await expect(main.getByLabel('Email')).toBeFocused();
  const email = `${randomUUID()}@example.test`;
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Your message').fill('Which documents do you take?');
  await page.reload();
  await expect(main.getByLabel('Your message')).toHaveValue('Which documents do you take?');
  await main.getByRole('button', { name: 'Send the message' }).click();
  await expect(main.getByRole('heading', { name: 'We’ve received your message' })).toBeFocused();

  const listed = (await operator('contact', 'list')).split('\n').find((line) => line.includes(email));
  const id = /[0-9a-f-]{36}$/.exec(listed ?? '')?.[0] ?? '';
  const number = `(${id.slice(0, 8)})`;
  expect((await lastMail(email, `We’ve received your message ${number}`)).text).toContain(
    'Which documents do you take?',
  );
  await operator('contact', 'answer', '--id', id, '--text', 'A passport will do.');
  expect((await lastMail(email, `Our reply to your message ${number}`)).text).toContain('A passport will do.');
});

test('the support page is fit for all', { tag: '@nightly' }, async ({ page }) => {
  await visit(page, '/support');
  await expectFitForAll(page, 'support');
});

// shows: product:support
test(
  'of a chat nothing is fetched before it is opened; then an agent answers, and the conversation comes by mail',
  { tag: '@nightly' },
  async ({ page, context }) => {
    test.setTimeout(120_000);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { hostname, pathname } = new URL(request.url());
      if (hostname.includes('chat') || pathname.includes('Chat')) asked.push(`${hostname}${pathname}`);
    });
    const visitor = new Visitor();
    const person = newPerson();
    await visitor.call(contracts.signUp, { body: { user: person } });
    await bringSession(context, visitor);
    await visit(page, '/');
    await visit(page, '/support');
    await expect(page.getByRole('heading', { name: 'Chat with us' })).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Open the chat' }).click();
    const chat = page.frameLocator('iframe[title="Chat with our support"]');
    await expect(chat.getByText(/^Welcome/)).toBeVisible({ timeout: 20_000 });
    expect(asked.some((address) => address.startsWith('chat.sandbox.localhost'))).toBe(true);
    expect(asked.some((address) => address.startsWith('livechat.'))).toBe(false);
    await chat.getByLabel('Your message').fill('Is anybody there?');
    await chat.getByLabel('Your message').press('Enter');
    await expect(chat.getByText('An agent will read your message')).toBeVisible();

    // It goes on behind its button while the player is elsewhere.
    await page.getByRole('button', { name: 'Close the chat' }).click();
    const agent = await context.newPage();
    await agent.goto(`http://chat.sandbox.localhost:${port}/`);
    const article = agent.getByRole('article').filter({ hasText: person.email });
    await expect(article).toContainText('Players');
    for (const answer of ['Yes, Anna here.', 'How can I help?']) {
      await article.getByLabel('Reply').fill(answer);
      await article.getByRole('button', { name: 'Reply' }).click();
    }
    await agent.close();
    const button = page.getByRole('button', { name: 'Open the chat, with new messages' });
    await expect(button).toHaveText('1+', { timeout: 15_000 });
    await button.click();
    await expect(chat.getByText('Yes, Anna here.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Chat' })).toBeVisible();
    await chat.getByRole('button', { name: 'Email me this conversation' }).click();
    expect((await lastMail(person.email, 'Your chat with Fireside Chat')).text).toContain('agent: How can I help?');
  },
);
