import type { SiteTexts } from './site-texts.ts';

export const german: SiteTexts = {
  pages: {
    'responsible-play': {
      title: 'Sicherer spielen',
      description: 'Limits, Pausen und Hilfe.',
      content: [
        'Auf Dauer behält das Haus von jedem Einsatz einen Anteil; jedes Spiel nennt ihn. Spielen Sie nur mit Geld, das Sie entbehren können.',
        '# Limits',
        'Sie können begrenzen, was Sie an einem Tag, in einer Woche oder einem Monat einzahlen, einsetzen oder verlieren. Ein niedrigeres Limit gilt sofort, ein höheres nach einem Tag oder später und nur, wenn Sie es über den Link in unserer E-Mail bestätigen.',
        '# Pausen',
        'Eine Auszeit dauert einen Tag oder länger. Ein Selbstausschluss dauert mindestens ein halbes Jahr und lässt sich nicht vorzeitig beenden. Ihr Geld bleibt auf Ihrem Konto, und Sie können es jederzeit auszahlen lassen.',
        '# Hilfe',
        'Wenn Spielen keinen Spaß mehr macht, sprechen Sie mit jemandem. Die nationale Beratung ist kostenlos und vertraulich.',
      ],
    },
    terms: {
      title: 'Bedingungen',
      description: 'Die Regeln zwischen Ihnen und uns.',
      content: [
        'Croupier ist eine Demonstration. Spiele, Studios, Mannschaften und Spieler sind erfunden, und es fließt kein echtes Geld.',
        '# Ihr Konto',
        'Eine Person, ein Konto, volljährig. Das Guthaben gehört Ihnen; Sie können es jederzeit auszahlen lassen, auch während einer Pause.',
        '# Runden',
        'Eine Runde ist entschieden, sobald Ihr Einsatz angenommen ist. Bricht die Verbindung ab, gilt die Runde, und Ihr Guthaben stimmt, wenn Sie zurückkommen.',
      ],
    },
    privacy: {
      title: 'Datenschutz',
      description: 'Was wir von Ihnen speichern und warum.',
      content: [
        'Wir speichern, was das Konto braucht: wer Sie sind, was Sie ein- und ausgezahlt und was Sie gespielt haben. Nichts davon verkaufen wir.',
        '# Cookies',
        'Alle dienen dem, was Sie sehen oder tun. Abzulehnen gibt es nichts, denn nichts verfolgt Sie.',
        '{cookies}',
        '# In Ihrem Browser aufbewahrt',
        'Dies behält Ihr Browser für sich, auf diesem Gerät, bis Sie es dort löschen. Nichts davon wird an uns gesendet.',
        '{stored}',
        '# Karten',
        'Eine Kartennummer geht von Ihrem Browser zum Zahlungsanbieter. Uns erreicht sie nie; wir sehen die ersten sechs und die letzten vier Ziffern.',
        '# Wie lange',
        'Das Kassenbuch bewahren wir so lange auf, wie das Gesetz es verlangt. Das Übrige verschwindet, wenn Sie es auf Ihrer persönlichen Seite verlangen: Vierzehn Tage später ist das Konto gelöscht.',
      ],
    },
    support: {
      title: 'Hilfe',
      description: 'Wohin Sie sich wenden können, mit Fragen oder wenn Spielen keinen Spaß mehr macht.',
      content: [
        'Croupier ist eine Demonstration: Noch gibt es weder Chat noch Telefon noch Postfach, an die Sie sich wenden könnten. Was am häufigsten schiefgeht und was dann von selbst geschieht, steht hier.',
        '# Eine Zahlung ist unterwegs',
        'Eine Einzahlung, die der Anbieter noch prüft, steht in Ihren Zahlungen als ausstehend. Nichts geht verloren: Sie wird gutgeschrieben oder zurückgegeben, und die Seite sagt Ihnen wann.',
        '# Ein Spiel blieb mittendrin stehen',
        'Die Runde war entschieden, als Ihr Einsatz angenommen wurde. Öffnen Sie das Spiel erneut: Es zeigt, wie die Runde ausging, und Ihr Guthaben stimmt.',
        '# War eine Runde fair?',
        'Öffnen Sie sie in Ihrem Spielverlauf und lassen Sie sie prüfen. Ihr Browser rechnet sie aus dem Seed nach, auf den wir uns vor Ihrem Spiel festgelegt haben.',
        '# Wenn Spielen keinen Spaß mehr macht',
        'Setzen Sie im Profil ein Limit, nehmen Sie eine Auszeit oder schließen Sie sich aus; ein niedrigeres Limit gilt sofort. Auch Reden hilft: Die nationale Beratung ist kostenlos und vertraulich.',
      ],
    },
  },
  cookies: {
    session:
      'hält Sie angemeldet, im Casino und bei den Sportwetten. Nach einer halben Stunde ohne Sie öffnet es nichts mehr.',
    device:
      'merkt sich einen Browser, mit dem Sie sich angemeldet haben, damit andere, die Ihr Passwort raten, Sie nicht aussperren können. Es öffnet nichts.',
    signIn: 'hält eine Anmeldung zusammen, während Sie Ihren Einmalcode nachsehen. Ohne den Code öffnet es nichts.',
    locale: 'die Sprache, die Sie gewählt haben.',
    theme: 'hell oder dunkel.',
    consent: 'dass Sie den Hinweis auf Cookies gelesen haben und was Sie dort erlaubt haben.',
    promoTooltip: 'wann der Hinweis neben Angeboten zuerst zu sehen war, damit er nach zehn Minuten verschwindet.',
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
    oddsChange: 'welche Quotenänderungen Sie annehmen',
    quickStakes: 'Ihre eigenen Schnelleinsätze',
    sound: 'ob Spiele Ton haben',
    begunRound: 'je Titel die Runde, deren Anzeige unterbrochen wurde',
    signUpDraft:
      'was Sie in eine unfertige Anmeldung eingegeben haben, ohne das Passwort, bis der Tab geschlossen wird',
    promoBannerClosed: 'wann Sie das Banner der Aktionen ausgeblendet haben, bis der Tab geschlossen wird',
    scrolled: 'wie weit jede Seite gescrollt war, bis der Tab geschlossen wird',
  },
  life: {
    session: 'Bis der Browser geschlossen wird.',
    minutes: 'Für {n} Minuten.',
    days: 'Für {n} Tage.',
  },
};
