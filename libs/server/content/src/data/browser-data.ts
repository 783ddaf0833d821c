import { type CookieId, cookies, storedKeys, type StoredKeyId } from '@croupier/contracts';
import type { Language, LocalText } from '../local-text.ts';

/** The marks of an advert that led here. */
const advert = ({ en, de }: LocalText): LocalText => ({
  en: `${en}, if one led you here. Only if you allowed it.`,
  de: `${de}, falls eine Sie hierher geführt hat. Nur wenn Sie es erlaubt haben.`,
});

/** What each cookie is for; the compiler asks for one more when there is one more. */
const cookiePurposes: Readonly<Record<CookieId, LocalText>> = {
  session: {
    en: 'keeps you signed in, on the casino and the sportsbook. After half an hour without you it opens nothing.',
    de: 'hält Sie angemeldet, im Casino und bei den Sportwetten. Nach einer halben Stunde ohne Sie öffnet es nichts mehr.',
  },
  device: {
    en: 'marks a browser you signed in with, so that others who guess at your password can’t lock you out of it. It opens nothing.',
    de: 'merkt sich einen Browser, mit dem Sie sich angemeldet haben, damit andere, die Ihr Passwort raten, Sie nicht aussperren können. Es öffnet nichts.',
  },
  signIn: {
    en: 'holds a sign-in together while you look up your one-time code. It opens nothing without the code.',
    de: 'hält eine Anmeldung zusammen, während Sie Ihren Einmalcode nachsehen. Ohne den Code öffnet es nichts.',
  },
  locale: { en: 'the language you chose.', de: 'die Sprache, die Sie gewählt haben.' },
  theme: { en: 'light or dark.', de: 'hell oder dunkel.' },
  consent: {
    en: 'that you have read the note about cookies, and what you allowed there.',
    de: 'dass Sie den Hinweis auf Cookies gelesen haben und was Sie dort erlaubt haben.',
  },
  stag: {
    en: 'the partner whose link led you here. Only if you allowed it.',
    de: 'der Partner, dessen Link Sie hierher geführt hat. Nur wenn Sie es erlaubt haben.',
  },
  utmSource: advert({ en: 'where the advert stood', de: 'wo die Werbung stand' }),
  utmMedium: advert({ en: 'what kind of advert it was', de: 'welche Art von Werbung es war' }),
  utmCampaign: advert({ en: 'the campaign it belonged to', de: 'zu welcher Kampagne sie gehörte' }),
  utmContent: advert({ en: 'which of several adverts it was', de: 'welche von mehreren Anzeigen es war' }),
  utmTerm: advert({ en: 'the search words it answered', de: 'auf welche Suchworte sie antwortete' }),
};

const storedPurposes: Readonly<Record<StoredKeyId, LocalText>> = {
  balanceHidden: { en: 'whether your balance is hidden', de: 'ob Ihr Guthaben verborgen ist' },
  oddsFormat: { en: 'how odds are written', de: 'wie Quoten geschrieben werden' },
  shortcuts: { en: 'whether keys are shortcuts', de: 'ob Tasten als Kürzel gelten' },
  slip: { en: 'what is on your bet slip', de: 'was auf Ihrem Wettschein steht' },
  stake: { en: 'the stake typed there', de: 'der dort eingegebene Einsatz' },
  oddsChange: { en: 'which changes of odds you accept', de: 'welche Quotenänderungen Sie annehmen' },
  quickStakes: { en: 'quick stakes of your own', de: 'Ihre eigenen Schnelleinsätze' },
  sound: { en: 'whether games sound', de: 'ob Spiele Ton haben' },
  begunRound: {
    en: 'by title, the round whose showing was interrupted',
    de: 'je Titel die Runde, deren Anzeige unterbrochen wurde',
  },
  signUpDraft: {
    en: 'what you typed into a sign-up you have not finished, without the password, until the tab is closed',
    de: 'was Sie in eine unfertige Anmeldung eingegeben haben, ohne das Passwort, bis der Tab geschlossen wird',
  },
  scrolled: {
    en: 'how far each page was scrolled, until the tab is closed',
    de: 'wie weit jede Seite gescrollt war, bis der Tab geschlossen wird',
  },
};

const DAY = 86_400;
const MINUTE = 60;

function life(seconds: number | null): LocalText {
  if (seconds === null) return { en: 'Until the browser is closed.', de: 'Bis der Browser geschlossen wird.' };
  const minutes = Math.round(seconds / MINUTE);
  if (seconds < DAY) return { en: `For ${minutes} minutes.`, de: `Für ${minutes} Minuten.` };
  const days = Math.round(seconds / DAY);
  return { en: `For ${days} days.`, de: `Für ${days} Tage.` };
}

const ids = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[];

/** One paragraph a cookie: its name, what it is for, how long it stays. */
export const cookieLines = (language: Language): string[] =>
  ids(cookies).map((id) => {
    const { name, maxAgeSeconds } = cookies[id];
    return `${name}: ${cookiePurposes[id][language]} ${life(maxAgeSeconds)[language]}`;
  });

/** The same for what pages keep in the browser's storage. */
export const storedLines = (language: Language): string[] =>
  ids(storedKeys).map((id) => `${storedKeys[id]}: ${storedPurposes[id][language]}.`);
