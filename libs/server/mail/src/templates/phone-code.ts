import * as v from 'valibot';
import { smsTemplate } from '../template.ts';

/** The code that proves a phone number. */
export const phoneCode = smsTemplate({
  params: v.object({ number: v.string() }),
  makes: ['code'],
  texts: {
    en: ({ code }) => `${code} is your Croupier code. It works once, for ten minutes. Tell it to nobody.`,
    de: ({ code }) => `${code} ist Ihr Code für Croupier. Er gilt einmal, zehn Minuten lang. Geben Sie ihn niemandem.`,
    ja: ({ code }) => `${code} はCroupierのコードです。1回限り、10分間有効です。誰にも教えないでください。`,
    no: ({ code }) => `${code} er koden din for Croupier. Den virker én gang, i ti minutter. Ikke gi den til noen.`,
    'fr-CA': ({ code }) =>
      `${code} est votre code Croupier. Il fonctionne une seule fois, pendant dix minutes. Ne le donnez à personne.`,
    'es-MX': ({ code }) =>
      `${code} es tu código de Croupier. Sirve una sola vez, durante diez minutos. No se lo des a nadie.`,
    'pt-BR': ({ code }) =>
      `${code} é o seu código do Croupier. Ele funciona uma vez, por dez minutos. Não o informe a ninguém.`,
  },
});
