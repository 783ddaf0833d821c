import * as v from 'valibot';
import { DeclineReason, DocumentKind } from '@croupier/contracts';
import { mailTemplate } from '../template.ts';

const en = {
  kinds: { identity: 'proof of identity', address: 'proof of address', payment_method: 'proof of your payment method' },
  reasons: {
    unreadable: 'It can’t be read. Please take the photo again in good light, without flash.',
    incomplete: 'Part of it is missing. Please make sure that all four corners and every page can be seen.',
    out_of_date: 'It is no longer valid or too old. Please send a current one.',
    details_differ:
      'Name or address differ from your profile. Please send a document that matches, or correct your profile.',
    wrong_document: 'This is not the kind of document we need here. Please check what is accepted.',
  },
} as const;
const de = {
  kinds: { identity: 'Identitätsnachweis', address: 'Adressnachweis', payment_method: 'Nachweis Ihrer Zahlungsart' },
  reasons: {
    unreadable: 'Er ist nicht lesbar. Bitte machen Sie das Foto noch einmal bei gutem Licht, ohne Blitz.',
    incomplete: 'Ein Teil fehlt. Bitte achten Sie darauf, dass alle vier Ecken und jede Seite zu sehen sind.',
    out_of_date: 'Er ist nicht mehr gültig oder zu alt. Bitte schicken Sie einen aktuellen.',
    details_differ:
      'Name oder Adresse weichen von Ihrem Profil ab. Bitte schicken Sie ein passendes Dokument oder berichtigen Sie Ihr Profil.',
    wrong_document:
      'Das ist nicht die Art von Dokument, die wir hier brauchen. Bitte sehen Sie nach, was angenommen wird.',
  },
} as const;
const ja = {
  kinds: { identity: '身分証明書類', address: '住所確認書類', payment_method: 'お支払い方法の確認書類' },
  reasons: {
    unreadable: '読み取ることができません。明るい場所で、フラッシュを使わずに撮り直してください。',
    incomplete: '一部が欠けています。四隅とすべてのページが見えるようにしてください。',
    out_of_date: '有効期限が切れているか、古すぎます。現在有効な書類をお送りください。',
    details_differ:
      '氏名または住所がプロフィールと異なります。一致する書類をお送りいただくか、プロフィールを修正してください。',
    wrong_document: 'ここで必要な種類の書類ではありません。受け付けている書類をご確認ください。',
  },
} as const;
const no = {
  kinds: { identity: 'identiteten din', address: 'adressen din', payment_method: 'betalingsmåten din' },
  reasons: {
    unreadable: 'Den kan ikke leses. Ta bildet på nytt i godt lys, uten blits.',
    incomplete: 'En del av den mangler. Pass på at alle fire hjørnene og alle sidene er synlige.',
    out_of_date: 'Den er ikke lenger gyldig eller for gammel. Send en ny og gyldig.',
    details_differ: 'Navn eller adresse er ikke som i profilen din. Send et dokument som stemmer, eller rett profilen.',
    wrong_document: 'Dette er ikke den typen dokument vi trenger her. Se hva som godtas.',
  },
} as const;
const frCA = {
  kinds: {
    identity: 'preuve d’identité',
    address: 'preuve d’adresse',
    payment_method: 'preuve de mode de paiement',
  },
  reasons: {
    unreadable: 'Elle n’est pas lisible. Veuillez reprendre la photo avec un bon éclairage, sans flash.',
    incomplete:
      'Il en manque une partie. Veuillez vous assurer que les quatre coins et toutes les pages sont visibles.',
    out_of_date: 'Elle n’est plus valide ou est trop ancienne. Veuillez en envoyer une à jour.',
    details_differ:
      'Le nom ou l’adresse diffère de votre profil. Veuillez envoyer un document qui correspond, ou corriger votre profil.',
    wrong_document:
      'Ce n’est pas le type de document dont nous avons besoin ici. Veuillez vérifier ce qui est accepté.',
  },
} as const;
const es = {
  kinds: {
    identity: 'comprobante de identidad',
    address: 'comprobante de domicilio',
    payment_method: 'comprobante de método de pago',
  },
  reasons: {
    unreadable: 'No se puede leer. Toma la foto otra vez con buena luz y sin flash.',
    incomplete: 'Falta una parte. Asegúrate de que se vean las cuatro esquinas y todas las páginas.',
    out_of_date: 'Ya no es válido o es demasiado antiguo. Envía uno vigente.',
    details_differ:
      'El nombre o el domicilio no coinciden con tu perfil. Envía un documento que coincida o corrige tu perfil.',
    wrong_document: 'Este no es el tipo de documento que necesitamos aquí. Revisa cuáles se aceptan.',
  },
} as const;

const ptBR = {
  kinds: {
    identity: 'comprovante de identidade',
    address: 'comprovante de endereço',
    payment_method: 'comprovante da forma de pagamento',
  },
  reasons: {
    unreadable: 'Não dá para ler. Tire a foto de novo com boa luz, sem flash.',
    incomplete: 'Falta uma parte. Confira se os quatro cantos e todas as páginas estão visíveis.',
    out_of_date: 'Não está mais válido ou é antigo demais. Envie um atual.',
    details_differ:
      'O nome ou o endereço é diferente do seu perfil. Envie um documento que corresponda ou corrija seu perfil.',
    wrong_document: 'Este não é o tipo de documento de que precisamos aqui. Confira o que é aceito.',
  },
} as const;

/** What was decided about a document, and what helps if it was not enough. */
export const documentDecided = mailTemplate({
  params: v.object({
    kind: DocumentKind,
    state: v.picklist(['approved', 'declined', 'expired']),
    reason: v.nullable(DeclineReason),
    verified: v.boolean(),
  }),
  texts: {
    en: ({ kind, state, reason, verified }, { link }) => {
      const action = { label: 'Open verification', href: link('/users/verification') };
      const what = en.kinds[kind];
      if (state === 'approved')
        return {
          subject: `Your ${what} is approved`,
          paragraphs: [
            `We have looked at your ${what} and approved it.`,
            verified
              ? 'You are verified. There is nothing left to do.'
              : 'On the verification page you see what is still needed.',
          ],
          action,
        };
      if (state === 'expired')
        return {
          subject: `Your ${what} has expired`,
          paragraphs: [`Your ${what} counts no longer, because its time is over. Please send a current one.`],
          action,
        };
      return {
        subject: `Your ${what} was not accepted`,
        paragraphs: [
          `We have looked at your ${what} and could not accept it.`,
          ...(reason ? [en.reasons[reason]] : []),
        ],
        action: { ...action, label: 'Send another' },
      };
    },
    de: ({ kind, state, reason, verified }, { link }) => {
      const action = { label: 'Verifizierung öffnen', href: link('/users/verification') };
      const what = de.kinds[kind];
      if (state === 'approved')
        return {
          subject: `Ihr ${what} ist angenommen`,
          paragraphs: [
            `Wir haben Ihren ${what} geprüft und angenommen.`,
            verified
              ? 'Sie sind verifiziert. Es ist nichts mehr zu tun.'
              : 'Auf der Seite zur Verifizierung sehen Sie, was noch fehlt.',
          ],
          action,
        };
      if (state === 'expired')
        return {
          subject: `Ihr ${what} ist abgelaufen`,
          paragraphs: [`Ihr ${what} gilt nicht mehr, seine Zeit ist vorbei. Bitte schicken Sie einen aktuellen.`],
          action,
        };
      return {
        subject: `Ihr ${what} wurde nicht angenommen`,
        paragraphs: [
          `Wir haben Ihren ${what} geprüft und konnten ihn nicht annehmen.`,
          ...(reason ? [de.reasons[reason]] : []),
        ],
        action: { ...action, label: 'Neues Dokument schicken' },
      };
    },
    ja: ({ kind, state, reason, verified }, { link }) => {
      const action = { label: '本人確認を開く', href: link('/users/verification') };
      const what = ja.kinds[kind];
      if (state === 'approved')
        return {
          subject: `${what}が承認されました`,
          paragraphs: [
            `${what}を確認し、承認しました。`,
            verified
              ? '本人確認は完了しています。これ以上の操作は必要ありません。'
              : 'まだ必要なものは、本人確認のページでご覧いただけます。',
          ],
          action,
        };
      if (state === 'expired')
        return {
          subject: `${what}の有効期限が切れました`,
          paragraphs: [`期限を過ぎたため、${what}は無効になりました。現在有効な書類をお送りください。`],
          action,
        };
      return {
        subject: `${what}は承認されませんでした`,
        paragraphs: [`${what}を確認しましたが、承認できませんでした。`, ...(reason ? [ja.reasons[reason]] : [])],
        action: { ...action, label: '別の書類を送る' },
      };
    },
    no: ({ kind, state, reason, verified }, { link }) => {
      const action = { label: 'Åpne verifiseringen', href: link('/users/verification') };
      const what = no.kinds[kind];
      if (state === 'approved')
        return {
          subject: `Dokumentasjonen på ${what} er godkjent`,
          paragraphs: [
            `Vi har sett på dokumentasjonen på ${what} og godkjent den.`,
            verified
              ? 'Du er verifisert. Det er ikke mer du trenger å gjøre.'
              : 'På verifiseringssiden ser du hva som fortsatt trengs.',
          ],
          action,
        };
      if (state === 'expired')
        return {
          subject: `Dokumentasjonen på ${what} er utløpt`,
          paragraphs: [`Dokumentasjonen på ${what} gjelder ikke lenger, fordi tiden er ute. Send en gyldig.`],
          action,
        };
      return {
        subject: `Dokumentasjonen på ${what} ble ikke godtatt`,
        paragraphs: [
          `Vi har sett på dokumentasjonen på ${what} og kunne ikke godta den.`,
          ...(reason ? [no.reasons[reason]] : []),
        ],
        action: { ...action, label: 'Send et nytt dokument' },
      };
    },
    'fr-CA': ({ kind, state, reason, verified }, { link }) => {
      const action = { label: 'Ouvrir la vérification', href: link('/users/verification') };
      const what = frCA.kinds[kind];
      if (state === 'approved')
        return {
          subject: `Votre ${what} est approuvée`,
          paragraphs: [
            `Nous avons examiné votre ${what} et l’avons approuvée.`,
            verified
              ? 'Votre vérification est terminée. Il ne reste rien à faire.'
              : 'La page de vérification vous montre ce qu’il manque encore.',
          ],
          action,
        };
      if (state === 'expired')
        return {
          subject: `Votre ${what} a expiré`,
          paragraphs: [
            `Votre ${what} ne compte plus, car sa période de validité est terminée. Veuillez en envoyer une à jour.`,
          ],
          action,
        };
      return {
        subject: `Votre ${what} n’a pas été acceptée`,
        paragraphs: [
          `Nous avons examiné votre ${what} et n’avons pas pu l’accepter.`,
          ...(reason ? [frCA.reasons[reason]] : []),
        ],
        action: { ...action, label: 'Envoyer un autre document' },
      };
    },
    'es-MX': ({ kind, state, reason, verified }, { link }) => {
      const action = { label: 'Abrir la verificación', href: link('/users/verification') };
      const what = es.kinds[kind];
      if (state === 'approved')
        return {
          subject: `Tu ${what} se aprobó`,
          paragraphs: [
            `Revisamos tu ${what} y lo aprobamos.`,
            verified
              ? 'Tu verificación está completa. No queda nada por hacer.'
              : 'En la página de verificación puedes ver qué falta todavía.',
          ],
          action,
        };
      if (state === 'expired')
        return {
          subject: `Tu ${what} venció`,
          paragraphs: [`Tu ${what} ya no cuenta, porque terminó su vigencia. Envía uno vigente.`],
          action,
        };
      return {
        subject: `Tu ${what} no se aceptó`,
        paragraphs: [`Revisamos tu ${what} y no pudimos aceptarlo.`, ...(reason ? [es.reasons[reason]] : [])],
        action: { ...action, label: 'Enviar otro' },
      };
    },
    'pt-BR': ({ kind, state, reason, verified }, { link }) => {
      const action = { label: 'Abrir a verificação', href: link('/users/verification') };
      const what = ptBR.kinds[kind];
      if (state === 'approved')
        return {
          subject: `Seu ${what} foi aprovado`,
          paragraphs: [
            `Analisamos seu ${what} e o aprovamos.`,
            verified
              ? 'Sua verificação está completa. Não falta mais nada.'
              : 'Na página de verificação, você vê o que ainda é necessário.',
          ],
          action,
        };
      if (state === 'expired')
        return {
          subject: `Seu ${what} venceu`,
          paragraphs: [`Seu ${what} não vale mais, porque o prazo dele acabou. Envie um atual.`],
          action,
        };
      return {
        subject: `Seu ${what} não foi aceito`,
        paragraphs: [`Analisamos seu ${what} e não pudemos aceitá-lo.`, ...(reason ? [ptBR.reasons[reason]] : [])],
        action: { ...action, label: 'Enviar outro' },
      };
    },
  },
});
