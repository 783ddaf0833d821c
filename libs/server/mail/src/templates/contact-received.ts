import * as v from 'valibot';
import { mailTemplate } from '../template.ts';
import { lines, shortNumber } from './contact-text.ts';

/** The copy of a message to support, for who wrote it. */
export const contactReceived = mailTemplate({
  params: v.object({ id: v.string(), text: v.string() }),
  texts: {
    en: ({ id, text }, { link }) => ({
      subject: `We have your message (${shortNumber(id)})`,
      paragraphs: ['Somebody reads it and answers to this address. This is what you wrote:', ...lines(text)],
      notes: [`If it was not you who wrote, you need do nothing. Every way to reach us: ${link('/support')}`],
    }),
    de: ({ id, text }, { link }) => ({
      subject: `Ihre Nachricht ist da (${shortNumber(id)})`,
      paragraphs: ['Jemand liest sie und antwortet an diese Adresse. Das haben Sie geschrieben:', ...lines(text)],
      notes: [`Falls nicht Sie geschrieben haben, brauchen Sie nichts zu tun. Alle Wege zu uns: ${link('/support')}`],
    }),
    ja: ({ id, text }, { link }) => ({
      subject: `お問い合わせを受け付けました（${shortNumber(id)}）`,
      paragraphs: ['担当者が確認し、このアドレスに返信します。お送りいただいた内容：', ...lines(text)],
      notes: [`お心当たりがない場合、お手続きは必要ありません。お問い合わせ方法はこちら：${link('/support')}`],
    }),
    no: ({ id, text }, { link }) => ({
      subject: `Vi har fått meldingen din (${shortNumber(id)})`,
      paragraphs: ['Noen leser den og svarer til denne adressen. Dette skrev du:', ...lines(text)],
      notes: [`Hvis det ikke var du som skrev, trenger du ikke å gjøre noe. Slik når du oss: ${link('/support')}`],
    }),
    'fr-CA': ({ id, text }, { link }) => ({
      subject: `Nous avons reçu votre message (${shortNumber(id)})`,
      paragraphs: ['Quelqu’un le lit et répond à cette adresse. Voici ce que vous avez écrit\u00a0:', ...lines(text)],
      notes: [
        `Si ce n’est pas vous qui avez écrit, vous n’avez rien à faire. Pour nous joindre\u00a0: ${link('/support')}`,
      ],
    }),
    'es-MX': ({ id, text }, { link }) => ({
      subject: `Recibimos tu mensaje (${shortNumber(id)})`,
      paragraphs: ['Alguien lo lee y responde a esta dirección. Esto fue lo que escribiste:', ...lines(text)],
      notes: [`Si no fuiste tú quien escribió, no tienes que hacer nada. Cómo contactarnos: ${link('/support')}`],
    }),
    'pt-BR': ({ id, text }, { link }) => ({
      subject: `Recebemos sua mensagem (${shortNumber(id)})`,
      paragraphs: ['Alguém vai ler e responder para este endereço. Isto foi o que você escreveu:', ...lines(text)],
      notes: [`Se não foi você quem escreveu, não é preciso fazer nada. Como falar conosco: ${link('/support')}`],
    }),
  },
});
