import type { BrowserTexts } from './browser-texts.ts';

export const german: BrowserTexts = {
  cookies: {
    session: 'Hält Sie im Casino und bei den Sportwetten angemeldet. Nach 30 Minuten ohne Aktivität melden wir Sie ab.',
    device:
      'Merkt sich einen Browser, mit dem Sie sich angemeldet haben, damit falsche Passwortversuche von anderswo Sie nicht aussperren. Allein reicht das Cookie nicht zum Anmelden.',
    signIn:
      'Hält Ihre Anmeldung offen, während Sie Ihren Einmalcode eingeben. Ohne den Code reicht das Cookie nicht zum Anmelden.',
    locale: 'Die Sprache, die Sie gewählt haben.',
    theme: 'Das Farbschema, das Sie gewählt haben: hell oder dunkel.',
    consent: 'Ihre Antwort auf den Cookie-Hinweis und die Cookies, die Sie erlaubt haben.',
    approval: 'Dass Sie Ihr Alter bestätigt haben, wo die Regeln Ihres Landes es verlangen.',
    promoTooltip:
      'Wann der Hinweis neben den Angeboten zum ersten Mal erschienen ist, damit er nach 10 Minuten verschwindet.',
    shownRounds: 'Dass ein Spiel gerade eine Runde zeigt, damit die Kopfzeile das Ergebnis nicht vorzeitig verrät.',
    stag: 'Der Partner, über dessen Link Sie gekommen sind. Wird nur gesetzt, wenn Sie es erlauben.',
    utmSource: 'Wo Sie die Anzeige gesehen haben, über die Sie gekommen sind. Wird nur gesetzt, wenn Sie es erlauben.',
    utmMedium: 'Die Art der Anzeige, über die Sie gekommen sind. Wird nur gesetzt, wenn Sie es erlauben.',
    utmCampaign: 'Die Kampagne der Anzeige, über die Sie gekommen sind. Wird nur gesetzt, wenn Sie es erlauben.',
    utmContent: 'Die Variante der Anzeige, über die Sie gekommen sind. Wird nur gesetzt, wenn Sie es erlauben.',
    utmTerm: 'Die Suchbegriffe zu der Anzeige, über die Sie gekommen sind. Wird nur gesetzt, wenn Sie es erlauben.',
  },
  stored: {
    balanceHidden: 'Ob Ihr Guthaben ausgeblendet ist.',
    oddsFormat: 'Das Quotenformat, das Sie gewählt haben.',
    shortcuts: 'Ob Kurzbefehle mit einer Taste eingeschaltet sind.',
    slip: 'Die Tipps auf Ihrem Wettschein.',
    stake: 'Der Betrag, den Sie auf Ihrem Wettschein eingegeben haben.',
    stakeAs:
      'Ob der Betrag auf Ihrem Wettschein der Einsatz je Reihe, der Gesamteinsatz oder die gewünschte Auszahlung ist.',
    slipMode: 'Die Art der Wette auf Ihrem Wettschein: Einzelwetten, eine Kombiwette oder eine Systemwette.',
    combined: 'Ihre Einstellungen für eine Kombi- oder Systemwette auf Ihrem Wettschein.',
    editedBet: 'Die offene Wette, die Sie bearbeiten, und was vorher auf Ihrem Wettschein stand.',
    oddsChange: 'Welche Quotenänderungen Sie annehmen.',
    quickStakes: 'Die Schnelleinsätze, die Sie festgelegt haben.',
    notifyResults: 'Ob dieses Gerät Sie benachrichtigt, wenn Ihre Wetten abgerechnet sind.',
    favourites: 'Sportarten, Ligen, Teams und Spiele, die Sie ohne Anmeldung zu Ihren Favoriten hinzugefügt haben.',
    searches: 'Ihre letzten Suchen bei den Sportwetten.',
    gameSearches: 'Ihre letzten Suchen nach Casinospielen.',
    liveChat: 'Ob der Tisch-Chat eingeblendet, ausgeblendet oder vorgelesen wird.',
    timeZone: 'Die Zeitzone, die Sie für den Spielbeginn gewählt haben.',
    density: 'Wie Spiele aufgelistet werden: großzügig oder kompakt.',
    sound: 'Ob der Ton der Spiele eingeschaltet ist.',
    begunRound: 'Je Spiel die Runde, die unterbrochen wurde, bevor Sie das Ergebnis gesehen haben.',
    signUpDraft:
      'Was Sie in eine unvollständige Registrierung eingegeben haben, außer dem Passwort. Wird gelöscht, wenn Sie den Tab schließen.',
    chatOpened: 'Wann Sie den Support-Chat zuletzt geöffnet haben.',
    contactDraft:
      'Eine Nachricht an den Support, die Sie noch nicht gesendet haben. Wird gelöscht, wenn Sie den Tab schließen.',
    promoBannerClosed: 'Wann Sie das Aktionsbanner geschlossen haben. Wird gelöscht, wenn Sie den Tab schließen.',
    reloadedFor:
      'Welcher Teil der Website nicht geladen werden konnte, damit die Seite nur einmal neu geladen wird. Wird gelöscht, wenn Sie den Tab schließen.',
    scrolled: 'Wie weit Sie auf jeder Seite gescrollt haben. Wird gelöscht, wenn Sie den Tab schließen.',
  },
  files: {
    offlinePage: 'Die Seite, die Sie sehen, wenn Sie offline sind.',
    code: 'Skripte, Stile und Schriften, die Sie geladen haben, bis zu 30 Tage lang.',
    pictures: 'Bilder von Spielen, die Sie gesehen haben, bis zu 30 Tage lang.',
    used: 'Wann jede gespeicherte Datei zuletzt verwendet wurde.',
  },
  life: {
    session: 'Bis Sie den Browser schließen',
    seconds: '{n} Sekunden',
    minutes: '{n} Minuten',
    days: '{n} Tage',
  },
};
