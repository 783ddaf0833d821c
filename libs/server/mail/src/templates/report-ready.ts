import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/**
 * Tells a player that the data report can be downloaded. It is not attached, because many machines read emails. Source:
 * promise G1.
 */
export const reportReady = mailTemplate({
  params: v.object({}),
  texts: {
    en: (_, { link }) => ({
      subject: 'Your data report is ready',
      paragraphs: ['You requested a report of everything we store about you. It’s ready, and we keep it for a week.'],
      action: { label: 'Download the report', href: link('/users') },
      notes: [
        'To download it, sign in and enter your password. If you didn’t request it, please change your password.',
      ],
    }),
    de: (_, { link }) => ({
      subject: 'Ihr Datenbericht ist fertig',
      paragraphs: [
        'Sie haben einen Bericht über alles angefordert, was wir über Sie speichern. Er ist fertig, und wir bewahren ihn eine Woche lang auf.',
      ],
      action: { label: 'Bericht herunterladen', href: link('/users') },
      notes: [
        'Um ihn herunterzuladen, melden Sie sich an und geben Sie Ihr Passwort ein. Falls Sie ihn nicht angefordert haben, ändern Sie bitte Ihr Passwort.',
      ],
    }),
    ja: (_, { link }) => ({
      subject: 'データレポートの準備ができました',
      paragraphs: [
        'お客様について保存しているすべてのデータのレポートの申請がありました。レポートの準備ができました。1週間保存します。',
      ],
      action: { label: 'レポートをダウンロード', href: link('/users') },
      notes: [
        'ダウンロードするには、ログインしてパスワードを入力してください。申請していない場合は、パスワードを変更してください。',
      ],
    }),
    no: (_, { link }) => ({
      subject: 'Datarapporten din er klar',
      paragraphs: ['Du har bedt om en rapport om alt vi lagrer om deg. Den er klar, og vi oppbevarer den i en uke.'],
      action: { label: 'Last ned rapporten', href: link('/users') },
      notes: [
        'For å laste den ned logger du inn og skriver inn passordet ditt. Hvis du ikke har bedt om den, bør du endre passordet.',
      ],
    }),
    'fr-CA': (_, { link }) => ({
      subject: 'Votre rapport de données est prêt',
      paragraphs: [
        'Vous avez demandé un rapport de tout ce que nous conservons à votre sujet. Il est prêt, et nous le conservons pendant une semaine.',
      ],
      action: { label: 'Télécharger le rapport', href: link('/users') },
      notes: [
        'Pour le télécharger, connectez-vous et entrez votre mot de passe. Si vous ne l’avez pas demandé, veuillez modifier votre mot de passe.',
      ],
    }),
    'es-MX': (_, { link }) => ({
      subject: 'Tu reporte de datos está listo',
      paragraphs: [
        'Solicitaste un reporte de todo lo que guardamos sobre ti. Está listo, y lo conservamos durante una semana.',
      ],
      action: { label: 'Descargar el reporte', href: link('/users') },
      notes: ['Para descargarlo, inicia sesión y escribe tu contraseña. Si no lo solicitaste, cambia tu contraseña.'],
    }),
    'pt-BR': (_, { link }) => ({
      subject: 'Seu relatório de dados está pronto',
      paragraphs: [
        'Você pediu um relatório de tudo o que armazenamos sobre você. Ele está pronto, e nós o guardamos por uma semana.',
      ],
      action: { label: 'Baixar o relatório', href: link('/users') },
      notes: ['Para baixá-lo, entre na sua conta e digite sua senha. Se você não pediu o relatório, altere sua senha.'],
    }),
  },
});
