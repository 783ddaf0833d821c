import type { Texts } from '../template.ts';

interface FrameText {
  /** Over the address of the action, for who can't press its button. */
  address: string;
  footer: string;
}

/** What every mail says around its own words. */
export const frameTexts: Texts<(site: string) => FrameText> = {
  en: (site) => ({
    address: 'If the button does not work, copy this address into your browser:',
    footer: `You get this mail because of your account at ${site}. We never ask for your password by mail or by phone.`,
  }),
  de: (site) => ({
    address: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    footer: `Sie erhalten diese E-Mail wegen Ihres Kontos bei ${site}. Nach Ihrem Passwort fragen wir niemals per E-Mail oder am Telefon.`,
  }),
};
