import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** The report of a player's data can be fetched. It is no attachment: mails are read by many machines. Source: promise G1. */
export const reportReady = mailTemplate({
  params: v.object({}),
  texts: {
    en: (_, { link }) => ({
      subject: 'The report of your data is ready',
      paragraphs: ['You asked for a report of everything we store about you. It is ready and kept for a week.'],
      action: { label: 'Fetch the report', href: link('/users') },
      notes: [
        'You fetch it signed in, and with your password. If it was not you who asked, please change your password.',
      ],
    }),
    de: (_, { link }) => ({
      subject: 'Der Bericht über Ihre Daten ist fertig',
      paragraphs: [
        'Sie haben einen Bericht über alles verlangt, was wir über Sie speichern. Er ist fertig und wird eine Woche lang aufbewahrt.',
      ],
      action: { label: 'Bericht abholen', href: link('/users') },
      notes: [
        'Sie holen ihn angemeldet und mit Ihrem Passwort ab. Falls nicht Sie ihn verlangt haben, ändern Sie bitte Ihr Passwort.',
      ],
    }),
    ja: (_, { link }) => ({
      subject: 'データレポートの準備ができました',
      paragraphs: [
        'お客様について保存しているすべてのデータのレポートを申請いただきました。準備ができましたので、1週間保存します。',
      ],
      action: { label: 'レポートを受け取る', href: link('/users') },
      notes: [
        '受け取るには、ログインとパスワードが必要です。申請したのがご自身でない場合は、パスワードを変更してください。',
      ],
    }),
    no: (_, { link }) => ({
      subject: 'Rapporten om opplysningene dine er klar',
      paragraphs: ['Du har bedt om en rapport om alt vi lagrer om deg. Den er klar og oppbevares i en uke.'],
      action: { label: 'Hent rapporten', href: link('/users') },
      notes: [
        'Du henter den når du er logget inn, og med passordet ditt. Hvis det ikke var du som ba om den, bør du endre passordet.',
      ],
    }),
    'fr-CA': (_, { link }) => ({
      subject: 'Le rapport de vos données est prêt',
      paragraphs: [
        'Vous avez demandé un rapport de tout ce que nous conservons à votre sujet. Il est prêt et sera conservé une semaine.',
      ],
      action: { label: 'Obtenir le rapport', href: link('/users') },
      notes: [
        'Vous l’obtenez en vous connectant et avec votre mot de passe. Si cette demande ne venait pas de vous, veuillez modifier votre mot de passe.',
      ],
    }),
    'es-MX': (_, { link }) => ({
      subject: 'El reporte de tus datos está listo',
      paragraphs: [
        'Solicitaste un reporte de todo lo que guardamos sobre ti. Está listo y se conserva durante una semana.',
      ],
      action: { label: 'Obtener el reporte', href: link('/users') },
      notes: [
        'Para obtenerlo necesitas iniciar sesión y escribir tu contraseña. Si no fuiste tú quien lo solicitó, cambia tu contraseña.',
      ],
    }),
    'pt-BR': (_, { link }) => ({
      subject: 'O relatório dos seus dados está pronto',
      paragraphs: [
        'Você pediu um relatório de tudo o que armazenamos sobre você. Ele está pronto e fica guardado por uma semana.',
      ],
      action: { label: 'Buscar o relatório', href: link('/users') },
      notes: ['Para buscá-lo, entre na sua conta e informe sua senha. Se não foi você quem pediu, altere sua senha.'],
    }),
  },
});
