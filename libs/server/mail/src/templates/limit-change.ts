import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** A limit is to be loosened: the link confirms it. Source: promise L1. */
export const limitChange = mailTemplate({
  params: v.object({ limitId: v.number() }),
  makes: ['token'],
  texts: {
    en: ({ token }, { link }) => ({
      subject: 'Please confirm the change of your limit',
      paragraphs: [
        'You asked to loosen or remove a limit. It changes after you have confirmed it and its waiting time is over.',
      ],
      action: { label: 'Confirm the change', href: link(`/profile/limits/confirm?token=${token}`) },
      notes: ['If it was not you, do nothing: the limit stays as it is.'],
    }),
    de: ({ token }, { link }) => ({
      subject: 'Bitte bestätigen Sie die Änderung Ihres Limits',
      paragraphs: [
        'Sie möchten ein Limit lockern oder aufheben. Es ändert sich, wenn Sie es bestätigt haben und die Wartezeit vorbei ist.',
      ],
      action: { label: 'Änderung bestätigen', href: link(`/profile/limits/confirm?token=${token}`) },
      notes: ['Falls Sie das nicht waren, tun Sie nichts: Das Limit bleibt, wie es ist.'],
    }),
    ja: ({ token }, { link }) => ({
      subject: '制限の変更をご確認ください',
      paragraphs: [
        '制限を緩めるか削除する申請をいただきました。確認いただいたうえで、待機時間が終わると変更されます。',
      ],
      action: { label: '変更を確認', href: link(`/profile/limits/confirm?token=${token}`) },
      notes: ['お心当たりがない場合は、何もなさらないでください。制限は今のままです。'],
    }),
    no: ({ token }, { link }) => ({
      subject: 'Bekreft endringen av grensen din',
      paragraphs: [
        'Du har bedt om å gjøre en grense romsligere eller fjerne den. Den endres etter at du har bekreftet det og ventetiden er over.',
      ],
      action: { label: 'Bekreft endringen', href: link(`/profile/limits/confirm?token=${token}`) },
      notes: ['Hvis det ikke var deg, trenger du ikke å gjøre noe: Grensen forblir som den er.'],
    }),
    'fr-CA': ({ token }, { link }) => ({
      subject: 'Veuillez confirmer la modification de votre limite',
      paragraphs: [
        'Vous avez demandé d’assouplir ou de supprimer une limite. Elle change une fois que vous l’avez confirmé et que son délai d’attente est écoulé.',
      ],
      action: { label: 'Confirmer la modification', href: link(`/profile/limits/confirm?token=${token}`) },
      notes: ['Si ce n’était pas vous, ne faites rien\u00a0: la limite reste telle quelle.'],
    }),
    'es-MX': ({ token }, { link }) => ({
      subject: 'Confirma el cambio de tu límite',
      paragraphs: [
        'Pediste flexibilizar o eliminar un límite. Cambia después de que lo confirmes y termine su tiempo de espera.',
      ],
      action: { label: 'Confirmar el cambio', href: link(`/profile/limits/confirm?token=${token}`) },
      notes: ['Si no fuiste tú, no hagas nada: el límite se queda como está.'],
    }),
    'pt-BR': ({ token }, { link }) => ({
      subject: 'Confirme a alteração do seu limite',
      paragraphs: [
        'Você pediu para afrouxar ou remover um limite. Ele muda depois que você confirmar e o tempo de espera terminar.',
      ],
      action: { label: 'Confirmar a alteração', href: link(`/profile/limits/confirm?token=${token}`) },
      notes: ['Se não foi você, não faça nada: o limite continua como está.'],
    }),
  },
});
