import * as v from 'valibot';
import { DeclineReason, DocumentKind } from '@croupier/contracts';
import { mailTemplate } from '../template.ts';

const en = {
  kinds: { identity: 'proof of identity', address: 'proof of address', payment_method: 'proof of your payment method' },
  reasons: {
    unreadable: 'We can’t read it. Please take the photo again in good light, without flash.',
    incomplete: 'Part of it is missing. Please make sure all four corners and every page are visible.',
    out_of_date: 'It has expired or is too old. Please upload a current one.',
    details_differ:
      'The name or address doesn’t match your profile. Please upload a document that matches, or correct your profile.',
    wrong_document: 'This isn’t the type of document we need here. Please check what we accept.',
  },
} as const;
const de = {
  kinds: { identity: 'Identitätsnachweis', address: 'Adressnachweis', payment_method: 'Nachweis Ihrer Zahlungsart' },
  reasons: {
    unreadable: 'Wir können ihn nicht lesen. Bitte machen Sie das Foto noch einmal bei gutem Licht, ohne Blitz.',
    incomplete: 'Ein Teil fehlt. Bitte achten Sie darauf, dass alle vier Ecken und jede Seite zu sehen sind.',
    out_of_date: 'Er ist abgelaufen oder zu alt. Bitte laden Sie einen aktuellen hoch.',
    details_differ:
      'Name oder Adresse stimmen nicht mit Ihrem Profil überein. Bitte laden Sie ein passendes Dokument hoch oder berichtigen Sie Ihr Profil.',
    wrong_document:
      'Das ist nicht die Art von Dokument, die wir hier brauchen. Bitte sehen Sie nach, was wir annehmen.',
  },
} as const;
const ja = {
  kinds: { identity: '身分証明書類', address: '住所確認書類', payment_method: '支払い方法の確認書類' },
  reasons: {
    unreadable: '内容を読み取れません。明るい場所で、フラッシュを使わずに撮り直してください。',
    incomplete: '一部が欠けています。四隅とすべてのページが見えるようにしてください。',
    out_of_date: '有効期限が切れているか、古すぎます。現在有効な書類をアップロードしてください。',
    details_differ:
      '氏名または住所がプロフィールと一致しません。一致する書類をアップロードするか、プロフィールを修正してください。',
    wrong_document: 'ここで必要な種類の書類ではありません。受け付けている書類をご確認ください。',
  },
} as const;
const no = {
  kinds: { identity: 'identiteten din', address: 'adressen din', payment_method: 'betalingsmåten din' },
  reasons: {
    unreadable: 'Vi kan ikke lese den. Ta bildet på nytt i godt lys, uten blits.',
    incomplete: 'En del av den mangler. Sørg for at alle fire hjørnene og alle sidene er synlige.',
    out_of_date: 'Den er utløpt eller for gammel. Last opp en gyldig.',
    details_differ:
      'Navnet eller adressen stemmer ikke med profilen din. Last opp et dokument som stemmer, eller rett profilen.',
    wrong_document: 'Dette er ikke den typen dokument vi trenger her. Se hva vi godtar.',
  },
} as const;
const frCA = {
  kinds: {
    identity: 'preuve d’identité',
    address: 'preuve d’adresse',
    payment_method: 'preuve de mode de paiement',
  },
  reasons: {
    unreadable: 'Nous ne pouvons pas la lire. Veuillez reprendre la photo avec un bon éclairage, sans flash.',
    incomplete:
      'Il en manque une partie. Veuillez vous assurer que les quatre coins et toutes les pages sont visibles.',
    out_of_date: 'Elle a expiré ou est trop ancienne. Veuillez en téléverser une à jour.',
    details_differ:
      'Le nom ou l’adresse ne correspond pas à votre profil. Veuillez téléverser un document qui correspond, ou corriger votre profil.',
    wrong_document:
      'Ce n’est pas le type de document dont nous avons besoin ici. Veuillez vérifier ce que nous acceptons.',
  },
} as const;
const es = {
  kinds: {
    identity: 'comprobante de identidad',
    address: 'comprobante de domicilio',
    payment_method: 'comprobante de método de pago',
  },
  reasons: {
    unreadable: 'No podemos leerlo. Toma la foto otra vez con buena luz y sin flash.',
    incomplete: 'Falta una parte. Asegúrate de que se vean las cuatro esquinas y todas las páginas.',
    out_of_date: 'Venció o es demasiado antiguo. Sube uno vigente.',
    details_differ:
      'El nombre o el domicilio no coincide con tu perfil. Sube un documento que coincida o corrige tu perfil.',
    wrong_document: 'Este no es el tipo de documento que necesitamos aquí. Revisa cuáles aceptamos.',
  },
} as const;

const ptBR = {
  kinds: {
    identity: 'comprovante de identidade',
    address: 'comprovante de endereço',
    payment_method: 'comprovante da forma de pagamento',
  },
  reasons: {
    unreadable: 'Não conseguimos ler. Tire a foto de novo com boa luz, sem flash.',
    incomplete: 'Falta uma parte. Confira se os quatro cantos e todas as páginas estão visíveis.',
    out_of_date: 'Está vencido ou é antigo demais. Envie um atual.',
    details_differ:
      'O nome ou o endereço não corresponde ao seu perfil. Envie um documento correspondente ou corrija seu perfil.',
    wrong_document: 'Este não é o tipo de documento de que precisamos aqui. Confira o que aceitamos.',
  },
} as const;

/** Tells the decision on a document, and what to do if it was declined. */
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
            `We’ve checked your ${what} and approved it.`,
            verified
              ? 'You’re verified. There’s nothing left to do.'
              : 'See what’s still needed on the verification page.',
          ],
          action,
        };
      if (state === 'expired')
        return {
          subject: `Your ${what} has expired`,
          paragraphs: [`Your ${what} is no longer valid because it has expired. Please upload a current one.`],
          action,
        };
      return {
        subject: `Your ${what} was not accepted`,
        paragraphs: [`We’ve checked your ${what} and couldn’t accept it.`, ...(reason ? [en.reasons[reason]] : [])],
        action: { ...action, label: 'Upload another' },
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
              ? 'Sie sind verifiziert. Sie müssen nichts mehr tun.'
              : 'Auf der Seite zur Verifizierung sehen Sie, was noch fehlt.',
          ],
          action,
        };
      if (state === 'expired')
        return {
          subject: `Ihr ${what} ist abgelaufen`,
          paragraphs: [`Ihr ${what} ist abgelaufen und daher nicht mehr gültig. Bitte laden Sie einen aktuellen hoch.`],
          action,
        };
      return {
        subject: `Ihr ${what} wurde nicht angenommen`,
        paragraphs: [
          `Wir haben Ihren ${what} geprüft und konnten ihn nicht annehmen.`,
          ...(reason ? [de.reasons[reason]] : []),
        ],
        action: { ...action, label: 'Anderes Dokument hochladen' },
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
              : 'ほかに必要な書類は、本人確認のページでご確認ください。',
          ],
          action,
        };
      if (state === 'expired')
        return {
          subject: `${what}の有効期限が切れました`,
          paragraphs: [`${what}は有効期限が切れたため、無効になりました。現在有効な書類をアップロードしてください。`],
          action,
        };
      return {
        subject: `${what}は承認されませんでした`,
        paragraphs: [`${what}を確認しましたが、承認できませんでした。`, ...(reason ? [ja.reasons[reason]] : [])],
        action: { ...action, label: '別の書類をアップロード' },
      };
    },
    no: ({ kind, state, reason, verified }, { link }) => {
      const action = { label: 'Åpne verifiseringen', href: link('/users/verification') };
      const what = no.kinds[kind];
      if (state === 'approved')
        return {
          subject: `Dokumentasjonen på ${what} er godkjent`,
          paragraphs: [
            `Vi har kontrollert dokumentasjonen på ${what} og godkjent den.`,
            verified
              ? 'Du er verifisert. Det er ikke mer du trenger å gjøre.'
              : 'På verifiseringssiden ser du hva som fortsatt mangler.',
          ],
          action,
        };
      if (state === 'expired')
        return {
          subject: `Dokumentasjonen på ${what} er utløpt`,
          paragraphs: [`Dokumentasjonen på ${what} er ikke lenger gyldig, fordi den er utløpt. Last opp en ny.`],
          action,
        };
      return {
        subject: `Dokumentasjonen på ${what} ble ikke godtatt`,
        paragraphs: [
          `Vi har kontrollert dokumentasjonen på ${what} og kunne ikke godta den.`,
          ...(reason ? [no.reasons[reason]] : []),
        ],
        action: { ...action, label: 'Last opp et annet dokument' },
      };
    },
    'fr-CA': ({ kind, state, reason, verified }, { link }) => {
      const action = { label: 'Ouvrir la vérification', href: link('/users/verification') };
      const what = frCA.kinds[kind];
      if (state === 'approved')
        return {
          subject: `Votre ${what} est approuvée`,
          paragraphs: [
            `Nous avons vérifié votre ${what} et l’avons approuvée.`,
            verified
              ? 'Votre vérification est terminée. Vous n’avez plus rien à faire.'
              : 'Consultez la page de vérification pour voir ce qu’il manque encore.',
          ],
          action,
        };
      if (state === 'expired')
        return {
          subject: `Votre ${what} a expiré`,
          paragraphs: [`Votre ${what} n’est plus valide, car elle a expiré. Veuillez en téléverser une à jour.`],
          action,
        };
      return {
        subject: `Votre ${what} n’a pas été acceptée`,
        paragraphs: [
          `Nous avons vérifié votre ${what} et n’avons pas pu l’accepter.`,
          ...(reason ? [frCA.reasons[reason]] : []),
        ],
        action: { ...action, label: 'Téléverser un autre document' },
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
          paragraphs: [`Tu ${what} ya no es válido porque venció. Sube uno vigente.`],
          action,
        };
      return {
        subject: `Tu ${what} no se aceptó`,
        paragraphs: [`Revisamos tu ${what} y no pudimos aceptarlo.`, ...(reason ? [es.reasons[reason]] : [])],
        action: { ...action, label: 'Subir otro' },
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
              : 'Veja na página de verificação o que ainda falta.',
          ],
          action,
        };
      if (state === 'expired')
        return {
          subject: `Seu ${what} venceu`,
          paragraphs: [`Seu ${what} não é mais válido porque venceu. Envie um atual.`],
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
