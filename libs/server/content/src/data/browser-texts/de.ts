import type { BrowserTexts } from './browser-texts.ts';

export const german: BrowserTexts = {
  cookies: {
    session:
      'hält Sie angemeldet, im Casino und bei den Sportwetten. Nach einer halben Stunde ohne Sie öffnet es nichts mehr.',
    device:
      'merkt sich einen Browser, mit dem Sie sich angemeldet haben, damit andere, die Ihr Passwort raten, Sie nicht aussperren können. Es öffnet nichts.',
    signIn: 'hält eine Anmeldung zusammen, während Sie Ihren Einmalcode nachsehen. Ohne den Code öffnet es nichts.',
    locale: 'die Sprache, die Sie gewählt haben.',
    theme: 'hell oder dunkel.',
    consent: 'dass Sie den Hinweis auf Cookies gelesen haben und was Sie dort erlaubt haben.',
    approval: 'dass Sie Ihr Alter bestätigt haben, wo die Regeln Ihres Landes danach fragen.',
    promoTooltip: 'wann der Hinweis neben Angeboten zuerst zu sehen war, damit er nach zehn Minuten verschwindet.',
    shownRounds: 'dass ein Spiel gerade eine Runde zeigt, damit die Kopfzeile das Ergebnis nicht verrät.',
    stag: 'der Partner, dessen Link Sie hierher geführt hat. Nur wenn Sie es erlaubt haben.',
    utmSource: 'wo die Werbung stand, falls eine Sie hierher geführt hat. Nur wenn Sie es erlaubt haben.',
    utmMedium: 'welche Art von Werbung es war, falls eine Sie hierher geführt hat. Nur wenn Sie es erlaubt haben.',
    utmCampaign: 'zu welcher Kampagne sie gehörte, falls eine Sie hierher geführt hat. Nur wenn Sie es erlaubt haben.',
    utmContent:
      'welche von mehreren Anzeigen es war, falls eine Sie hierher geführt hat. Nur wenn Sie es erlaubt haben.',
    utmTerm: 'auf welche Suchworte sie antwortete, falls eine Sie hierher geführt hat. Nur wenn Sie es erlaubt haben.',
  },
  stored: {
    balanceHidden: 'ob Ihr Guthaben verborgen ist',
    oddsFormat: 'wie Quoten geschrieben werden',
    shortcuts: 'ob Tasten als Kürzel gelten',
    slip: 'was auf Ihrem Wettschein steht',
    stake: 'der dort eingegebene Einsatz',
    stakeAs: 'ob Sie dort den Einsatz oder den gewünschten Gewinn eingeben',
    slipMode: 'ob Sie Einzel-, Kombi- oder Systemwetten zusammenstellen',
    combined: 'die Kombi- oder Systemwette auf dem Wettschein',
    editedBet: 'welche offene Wette Sie gerade ändern und was vorher auf dem Wettschein stand',
    oddsChange: 'welche Quotenänderungen Sie annehmen',
    quickStakes: 'Ihre eigenen Schnelleinsätze',
    notifyResults: 'ob dieses Gerät Sie über das Ende Ihrer Wetten benachrichtigt',
    favourites: 'Sportarten, Ligen, Teams und Spiele, die Sie unangemeldet markiert haben',
    searches: 'was Sie im Sportbereich zuletzt gesucht haben',
    gameSearches: 'was Sie unter den Spielen zuletzt gesucht haben',
    liveChat: 'ob Sie die Sätze an Live-Tischen sehen oder vorgelesen bekommen',
    timeZone: 'die Zeitzone der Anstoßzeiten, falls Sie eine gewählt haben',
    density: 'wie dicht Spiele aufgelistet werden',
    sound: 'ob Spiele Ton haben',
    begunRound: 'je Titel die Runde, deren Anzeige unterbrochen wurde',
    signUpDraft:
      'was Sie in eine unfertige Anmeldung eingegeben haben, ohne das Passwort, bis der Tab geschlossen wird',
    chatOpened: 'wann Sie den Chat zuletzt geöffnet haben',
    contactDraft:
      'was Sie in eine nicht abgeschickte Nachricht an den Support getippt haben, bis der Tab geschlossen wird',
    promoBannerClosed: 'wann Sie das Banner der Aktionen ausgeblendet haben, bis der Tab geschlossen wird',
    reloadedFor: 'für welchen fehlenden Teil der Website eine Seite neu geladen wurde, bis der Tab geschlossen wird',
    scrolled: 'wie weit jede Seite gescrollt war, bis der Tab geschlossen wird',
  },
  files: {
    offlinePage: 'die Seite, die sagt, dass Sie offline sind',
    code: 'Skripte, Stile und Schriften, die Sie geladen haben, höchstens einen Monat',
    pictures: 'Bilder von Spielen, die Sie gesehen haben, höchstens einen Monat',
    used: 'wann was davon zuletzt gebraucht wurde',
  },
  life: {
    session: 'Bis der Browser geschlossen wird.',
    seconds: 'Für {n} Sekunden.',
    minutes: 'Für {n} Minuten.',
    days: 'Für {n} Tage.',
  },
};
