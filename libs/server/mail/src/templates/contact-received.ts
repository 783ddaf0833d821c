import * as v from 'valibot';
import { mailTemplate } from '../template.ts';
import { lines, shortNumber } from './contact-text.ts';

/** Sends a copy of a message to support to its sender. */
export const contactReceived = mailTemplate({
  params: v.object({ id: v.string(), text: v.string() }),
  texts: {
    en: ({ id, text }, { link }) => ({
      subject: `We’ve received your message (${shortNumber(id)})`,
      paragraphs: ['We’ll read it and reply to this address. You wrote:', ...lines(text)],
      notes: [`If you didn’t write to us, you don’t need to do anything. To contact us: ${link('/support')}`],
    }),
    de: ({ id, text }, { link }) => ({
      subject: `Wir haben Ihre Nachricht erhalten (${shortNumber(id)})`,
      paragraphs: ['Wir lesen sie und antworten an diese Adresse. Sie haben geschrieben:', ...lines(text)],
      notes: [
        `Falls Sie uns nicht geschrieben haben, brauchen Sie nichts zu tun. So erreichen Sie uns: ${link('/support')}`,
      ],
    }),
    ja: ({ id, text }, { link }) => ({
      subject: `お問い合わせを受け付けました（${shortNumber(id)}）`,
      paragraphs: ['内容を確認し、このアドレスに返信します。お送りいただいた内容：', ...lines(text)],
      notes: [`お問い合わせをされていない場合は、何もする必要はありません。お問い合わせはこちら：${link('/support')}`],
    }),
    no: ({ id, text }, { link }) => ({
      subject: `Vi har fått meldingen din (${shortNumber(id)})`,
      paragraphs: ['Vi leser den og svarer til denne adressen. Du skrev:', ...lines(text)],
      notes: [`Hvis du ikke har skrevet til oss, trenger du ikke å gjøre noe. Kontakt oss her: ${link('/support')}`],
    }),
    'fr-CA': ({ id, text }, { link }) => ({
      subject: `Nous avons reçu votre message (${shortNumber(id)})`,
      paragraphs: ['Nous le lirons et répondrons à cette adresse. Vous avez écrit\u00a0:', ...lines(text)],
      notes: [
        `Si vous ne nous avez pas écrit, vous n’avez rien à faire. Pour nous contacter\u00a0: ${link('/support')}`,
      ],
    }),
    'es-MX': ({ id, text }, { link }) => ({
      subject: `Recibimos tu mensaje (${shortNumber(id)})`,
      paragraphs: ['Lo leeremos y responderemos a esta dirección. Escribiste:', ...lines(text)],
      notes: [`Si no nos escribiste, no tienes que hacer nada. Para contactarnos: ${link('/support')}`],
    }),
    'pt-BR': ({ id, text }, { link }) => ({
      subject: `Recebemos sua mensagem (${shortNumber(id)})`,
      paragraphs: ['Vamos ler e responder para este endereço. Você escreveu:', ...lines(text)],
      notes: [`Se você não escreveu para nós, não é preciso fazer nada. Para falar com a gente: ${link('/support')}`],
    }),
  },
});
