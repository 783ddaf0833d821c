import type { Texts } from '../template.ts';

interface FrameText {
  /** Text above the action's URL, for readers who can't use its button. */
  address: string;
  footer: string;
}

/** Texts that frame every email. */
export const frameTexts: Texts<(site: string) => FrameText> = {
  en: (site) => ({
    address: 'If the button doesn’t work, copy this address into your browser:',
    footer: `You’re getting this email because you have an account at ${site}. We never ask for your password by email or phone.`,
  }),
  de: (site) => ({
    address: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    footer: `Sie erhalten diese E-Mail, weil Sie ein Konto bei ${site} haben. Wir fragen Sie nie per E-Mail oder Telefon nach Ihrem Passwort.`,
  }),
  ja: (site) => ({
    address: 'ボタンが機能しない場合は、このアドレスをブラウザーにコピーしてください：',
    footer: `このメールは、${site}のアカウントをお持ちの方にお送りしています。メールや電話でパスワードをお尋ねすることは決してありません。`,
  }),
  no: (site) => ({
    address: 'Hvis knappen ikke virker, kopierer du denne adressen inn i nettleseren din:',
    footer: `Du får denne e-posten fordi du har en konto hos ${site}. Vi ber aldri om passordet ditt på e-post eller telefon.`,
  }),
  'fr-CA': (site) => ({
    address: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur\u00a0:',
    footer: `Vous recevez ce courriel parce que vous avez un compte chez ${site}. Nous ne demandons jamais votre mot de passe par courriel ou par téléphone.`,
  }),
  'es-MX': (site) => ({
    address: 'Si el botón no funciona, copia esta dirección en tu navegador:',
    footer: `Recibes este correo porque tienes una cuenta en ${site}. Nunca pedimos tu contraseña por correo ni por teléfono.`,
  }),
  'pt-BR': (site) => ({
    address: 'Se o botão não funcionar, copie este endereço no seu navegador:',
    footer: `Você está recebendo este e-mail porque tem uma conta em ${site}. Nunca pedimos sua senha por e-mail ou telefone.`,
  }),
};
