import * as v from 'valibot';
import { smsTemplate } from '../template.ts';

/** Sends the code that confirms a phone number. */
export const phoneCode = smsTemplate({
  params: v.object({ number: v.string() }),
  makes: ['code'],
  texts: {
    en: ({ code }) => `${code} is your Croupier code. It works once, for ten minutes. Never share it with anyone.`,
    de: ({ code }) => `${code} ist Ihr Croupier-Code. Er gilt einmal, zehn Minuten lang. Geben Sie ihn nie weiter.`,
    ja: ({ code }) => `${code} はCroupierのコードです。1回限り、10分間有効です。誰にも教えないでください。`,
    no: ({ code }) => `${code} er Croupier-koden din. Den virker én gang, i ti minutter. Del den aldri med noen.`,
    'fr-CA': ({ code }) =>
      `${code} est votre code Croupier. Il fonctionne une seule fois, pendant dix minutes. Ne le donnez jamais à personne.`,
    'es-MX': ({ code }) =>
      `${code} es tu código de Croupier. Sirve una sola vez, durante diez minutos. No lo compartas con nadie.`,
    'pt-BR': ({ code }) =>
      `${code} é o seu código do Croupier. Ele funciona uma vez, por dez minutos. Nunca o compartilhe com ninguém.`,
  },
});
