import * as v from 'valibot';
import { mailTemplate } from '../template.ts';
import { lines, shortNumber } from './contact-text.ts';

const quoted = (text: string) => lines(text).map((line) => `> ${line}`);

/** What support answers, with what it answers below. */
export const contactAnswered = mailTemplate({
  params: v.object({ id: v.string(), text: v.string(), answer: v.string() }),
  texts: {
    en: ({ id, text, answer }, { link }) => ({
      subject: `An answer to your message (${shortNumber(id)})`,
      paragraphs: [...lines(answer), 'You wrote:', ...quoted(text)],
      notes: [`This mailbox is not read. To ask again: ${link('/support')}`],
    }),
    de: ({ id, text, answer }, { link }) => ({
      subject: `Antwort auf Ihre Nachricht (${shortNumber(id)})`,
      paragraphs: [...lines(answer), 'Sie haben geschrieben:', ...quoted(text)],
      notes: [`Dieses Postfach liest niemand. Wenn Sie noch eine Frage haben: ${link('/support')}`],
    }),
    ja: ({ id, text, answer }, { link }) => ({
      subject: `お問い合わせへの返信（${shortNumber(id)}）`,
      paragraphs: [...lines(answer), 'お送りいただいた内容：', ...quoted(text)],
      notes: [`このメールに返信いただいても届きません。再度のお問い合わせはこちら：${link('/support')}`],
    }),
    no: ({ id, text, answer }, { link }) => ({
      subject: `Svar på meldingen din (${shortNumber(id)})`,
      paragraphs: [...lines(answer), 'Du skrev:', ...quoted(text)],
      notes: [`Ingen leser denne postkassen. Hvis du lurer på noe mer: ${link('/support')}`],
    }),
    'fr-CA': ({ id, text, answer }, { link }) => ({
      subject: `Une réponse à votre message (${shortNumber(id)})`,
      paragraphs: [...lines(answer), 'Vous avez écrit\u00a0:', ...quoted(text)],
      notes: [`Personne ne lit cette boîte. Pour une autre question\u00a0: ${link('/support')}`],
    }),
    'es-MX': ({ id, text, answer }, { link }) => ({
      subject: `Respuesta a tu mensaje (${shortNumber(id)})`,
      paragraphs: [...lines(answer), 'Escribiste:', ...quoted(text)],
      notes: [`Nadie lee este buzón. Si tienes otra pregunta: ${link('/support')}`],
    }),
    'pt-BR': ({ id, text, answer }, { link }) => ({
      subject: `Resposta à sua mensagem (${shortNumber(id)})`,
      paragraphs: [...lines(answer), 'Você escreveu:', ...quoted(text)],
      notes: [`Ninguém lê esta caixa de entrada. Se tiver outra pergunta: ${link('/support')}`],
    }),
  },
});
