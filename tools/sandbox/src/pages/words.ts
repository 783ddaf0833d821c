const en = {
  card_number: 'Card number', card_expiry: 'Expiry date', card_cvc: 'Security code', card_holder: 'Name on the card',
  voucher_code: 'Voucher code', account_number: 'Account number (IBAN)', account_holder: 'Account holder',
  wallet_email: 'Email of the wallet', crypto_address: 'Address of your wallet',
  card_number_wrong: 'Check the card number.', card_expiry_wrong: 'Check the date: MM/YY.', card_cvc_wrong: 'Three or four digits on the back.',
  card_holder_wrong: 'Enter the name as on the card.', voucher_code_wrong: 'The code has 16 digits.',
  account_number_wrong: 'Check the account number.', account_holder_wrong: 'Enter the name of the account holder.',
  wallet_email_wrong: 'Check the email.', crypto_address_wrong: 'Check the address.',
  fields_title: 'Payment details',
  step_title: 'Confirm the payment', step_lead: 'Your bank asks you to confirm', code: 'Code from your bank',
  code_hint: 'This is a sandbox: the code is 1234.', code_wrong: 'That code is not right.', confirm: 'Confirm', refuse: 'Refuse',
  page_lead: 'You are asked to approve', approve: 'Approve', transfer_lead: 'Please transfer', transfer_to: 'To', reference: 'Reference', transferred: 'I have sent it', cancel: 'Cancel', done: 'Thank you. You can go back to the site.',
};

const de: typeof en = {
  card_number: 'Kartennummer', card_expiry: 'Gültig bis', card_cvc: 'Prüfnummer', card_holder: 'Name auf der Karte',
  voucher_code: 'Gutscheincode', account_number: 'Kontonummer (IBAN)', account_holder: 'Kontoinhaber',
  wallet_email: 'E-Mail der Wallet', crypto_address: 'Adresse Ihrer Wallet',
  card_number_wrong: 'Bitte prüfen Sie die Kartennummer.', card_expiry_wrong: 'Bitte prüfen Sie das Datum: MM/JJ.', card_cvc_wrong: 'Drei oder vier Ziffern auf der Rückseite.',
  card_holder_wrong: 'Geben Sie den Namen wie auf der Karte ein.', voucher_code_wrong: 'Der Code hat 16 Ziffern.',
  account_number_wrong: 'Bitte prüfen Sie die Kontonummer.', account_holder_wrong: 'Geben Sie den Namen des Kontoinhabers ein.',
  wallet_email_wrong: 'Bitte prüfen Sie die E-Mail-Adresse.', crypto_address_wrong: 'Bitte prüfen Sie die Adresse.',
  fields_title: 'Zahlungsdaten',
  step_title: 'Zahlung bestätigen', step_lead: 'Ihre Bank bittet Sie um Bestätigung', code: 'Code Ihrer Bank',
  code_hint: 'Dies ist eine Sandbox: Der Code lautet 1234.', code_wrong: 'Der Code stimmt nicht.', confirm: 'Bestätigen', refuse: 'Ablehnen',
  page_lead: 'Sie werden um Zustimmung gebeten', approve: 'Zustimmen', transfer_lead: 'Bitte überweisen Sie', transfer_to: 'An', reference: 'Verwendungszweck', transferred: 'Ich habe überwiesen', cancel: 'Abbrechen', done: 'Danke. Sie können zur Seite zurückkehren.',
};

export type Word = keyof typeof en;

export const languageOf = (locale: string | null): 'en' | 'de' => (locale?.toLowerCase().startsWith('de') ? 'de' : 'en');

export const wordsIn = (language: 'en' | 'de'): typeof en => (language === 'de' ? de : en);
