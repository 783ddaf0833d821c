import * as v from 'valibot';
import { mailTemplate } from '../template.ts';
import { lines, shortNumber } from './contact-text.ts';

const quoted = (text: string) => lines(text).map((line) => `> ${line}`);

/** Sends support's reply, with the original message below. */
export const contactAnswered = mailTemplate({
  params: v.object({ id: v.string(), text: v.string(), answer: v.string() }),
  texts: {
    en: ({ id, text, answer }, { link }) => ({
      subject: `Our reply to your message (${shortNumber(id)})`,
      paragraphs: [...lines(answer), 'You wrote:', ...quoted(text)],
      notes: [
        `Please don’t reply to this email, because no one reads this mailbox. To contact us again: ${link('/support')}`,
      ],
    }),
    de: ({ id, text, answer }, { link }) => ({
      subject: `Unsere Antwort auf Ihre Nachricht (${shortNumber(id)})`,
      paragraphs: [...lines(answer), 'Sie haben geschrieben:', ...quoted(text)],
      notes: [
        `Bitte antworten Sie nicht auf diese E-Mail, denn dieses Postfach liest niemand. So erreichen Sie uns erneut: ${link('/support')}`,
      ],
    }),
    ja: ({ id, text, answer }, { link }) => ({
      subject: `お問い合わせへの返信（${shortNumber(id)}）`,
      paragraphs: [...lines(answer), 'お送りいただいた内容：', ...quoted(text)],
      notes: [
        `このメールアドレスは確認していないため、このメールには返信しないでください。再度のお問い合わせはこちら：${link('/support')}`,
      ],
    }),
    no: ({ id, text, answer }, { link }) => ({
      subject: `Svaret vårt på meldingen din (${shortNumber(id)})`,
      paragraphs: [...lines(answer), 'Du skrev:', ...quoted(text)],
      notes: [
        `Ikke svar på denne e-posten, for ingen leser denne postkassen. Kontakt oss igjen her: ${link('/support')}`,
      ],
    }),
    'fr-CA': ({ id, text, answer }, { link }) => ({
      subject: `Notre réponse à votre message (${shortNumber(id)})`,
      paragraphs: [...lines(answer), 'Vous avez écrit\u00a0:', ...quoted(text)],
      notes: [
        `Veuillez ne pas répondre à ce courriel, car personne ne lit cette boîte. Pour nous contacter de nouveau\u00a0: ${link('/support')}`,
      ],
    }),
    'es-MX': ({ id, text, answer }, { link }) => ({
      subject: `Nuestra respuesta a tu mensaje (${shortNumber(id)})`,
      paragraphs: [...lines(answer), 'Escribiste:', ...quoted(text)],
      notes: [
        `No respondas a este correo, porque nadie lee este buzón. Para contactarnos de nuevo: ${link('/support')}`,
      ],
    }),
    'pt-BR': ({ id, text, answer }, { link }) => ({
      subject: `Nossa resposta à sua mensagem (${shortNumber(id)})`,
      paragraphs: [...lines(answer), 'Você escreveu:', ...quoted(text)],
      notes: [
        `Não responda a este e-mail, porque ninguém lê esta caixa de entrada. Para falar com a gente de novo: ${link('/support')}`,
      ],
    }),
  },
});
