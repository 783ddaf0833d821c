import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** Asks the player to confirm a higher limit by a link. Source: promise L1. */
export const limitChange = mailTemplate({
  params: v.object({ limitId: v.number() }),
  makes: ['token'],
  texts: {
    en: ({ token }, { link }) => ({
      subject: 'Please confirm your limit change',
      paragraphs: [
        'You asked to raise or remove a limit. The change applies once you confirm it and the waiting time is over.',
      ],
      action: { label: 'Confirm the change', href: link(`/profile/limits/confirm?token=${token}`) },
      notes: ['If this wasn’t you, you don’t need to do anything. The limit stays the same.'],
    }),
    de: ({ token }, { link }) => ({
      subject: 'Bitte bestätigen Sie die Änderung Ihres Limits',
      paragraphs: [
        'Sie möchten ein Limit erhöhen oder aufheben. Die Änderung gilt, sobald Sie sie bestätigt haben und die Wartezeit vorbei ist.',
      ],
      action: { label: 'Änderung bestätigen', href: link(`/profile/limits/confirm?token=${token}`) },
      notes: ['Falls Sie das nicht waren, brauchen Sie nichts zu tun. Das Limit bleibt unverändert.'],
    }),
    ja: ({ token }, { link }) => ({
      subject: '制限の変更をご確認ください',
      paragraphs: [
        '制限の引き上げまたは削除の申請がありました。確認していただき、待機時間が終わると、変更が適用されます。',
      ],
      action: { label: '変更を確認', href: link(`/profile/limits/confirm?token=${token}`) },
      notes: ['お心当たりがない場合は、何もする必要はありません。制限は変わりません。'],
    }),
    no: ({ token }, { link }) => ({
      subject: 'Bekreft endringen av grensen din',
      paragraphs: [
        'Du har bedt om å heve eller fjerne en grense. Endringen gjelder når du har bekreftet den og ventetiden er over.',
      ],
      action: { label: 'Bekreft endringen', href: link(`/profile/limits/confirm?token=${token}`) },
      notes: ['Hvis det ikke var deg, trenger du ikke å gjøre noe. Grensen forblir den samme.'],
    }),
    'fr-CA': ({ token }, { link }) => ({
      subject: 'Veuillez confirmer la modification de votre limite',
      paragraphs: [
        'Vous avez demandé d’augmenter ou de supprimer une limite. La modification s’applique une fois que vous l’avez confirmée et que le délai d’attente est écoulé.',
      ],
      action: { label: 'Confirmer la modification', href: link(`/profile/limits/confirm?token=${token}`) },
      notes: ['Si ce n’était pas vous, vous n’avez rien à faire. La limite reste la même.'],
    }),
    'es-MX': ({ token }, { link }) => ({
      subject: 'Confirma el cambio de tu límite',
      paragraphs: [
        'Pediste aumentar o eliminar un límite. El cambio se aplica cuando lo confirmes y termine el tiempo de espera.',
      ],
      action: { label: 'Confirmar el cambio', href: link(`/profile/limits/confirm?token=${token}`) },
      notes: ['Si no fuiste tú, no tienes que hacer nada. El límite sigue igual.'],
    }),
    'pt-BR': ({ token }, { link }) => ({
      subject: 'Confirme a alteração do seu limite',
      paragraphs: [
        'Você pediu para aumentar ou remover um limite. A alteração vale depois que você a confirmar e o tempo de espera terminar.',
      ],
      action: { label: 'Confirmar a alteração', href: link(`/profile/limits/confirm?token=${token}`) },
      notes: ['Se não foi você, não é preciso fazer nada. O limite continua o mesmo.'],
    }),
  },
});
