/**
 * Every code by which a call may be refused, with the server's own English text. The browser shows its translation
 * of `BACK_END_VALIDATION.{path}` where it has one. One block a domain.
 */
export const refusalTexts = {
  // common
  invalid: 'This is not valid.',
  required: 'This is needed.',
  not_found: 'There is no such thing.',
  forbidden: 'You may not do this.',
  unauthenticated: 'Please sign in.',
  guests_only: 'You are signed in already.',
  too_many_requests: 'Too many attempts. Please wait a moment.',
  origin_not_allowed: 'The request came from another site.',
  unavailable: 'The service is away for a moment. Nothing was lost.',
  site_closed: 'The site is being worked on. Nothing was lost; please try again later.',
  idempotency_conflict: 'Another order was made under this id.',
  archived: 'This is from a month that has been archived, and can no longer be worked with.',
  idempotency_key_required: 'The order needs an id of its own.',

  // users
  taken: 'There is an account with this email already. Please sign in.',
  common: 'This password is among the first that guessing programs try. Please choose another.',
  too_young: 'You are not yet old enough to play where you live.',
  wrong_credentials: 'The email or the password is not right.',
  wrong_password: 'The password is not right.',
  too_many_attempts: 'There were too many wrong attempts. Please wait before the next one.',
  too_many_sign_ups: 'Many accounts were opened from here within an hour. Please wait before the next one.',
  login_restricted: 'Login not available in your country',
  registration_restricted: 'Registration restricted in your country',
  registration_refused: 'We cannot open an account for you.',
  profile_incomplete: 'Some details are still missing from your profile.',
  locked: 'This can no longer be changed here.',
  token_invalid: 'This link is used up or no longer valid.',
  token_used: 'This link has been used already.',
  token_expired: 'This link has expired.',
  captcha_refused: 'The check that you are no program did not succeed. Please try again.',
  questionnaire_pending: 'Please answer the questions about your source of wealth first.',
  wrong_sent_code: 'This is not the code we sent.',
  code_expired: 'This code no longer works. Please ask for a new one.',
  confirmed_already: 'This is confirmed already.',

  // two-factor
  wrong_code: 'This code is not right, or it was used already.',
  sign_in_expired: 'This sign-in has expired. Please start again with your email and password.',
  set_up_expired: 'This set-up has expired. Please start it again.',
  two_factor_on: 'Two-factor sign-in is on already.',
  two_factor_off: 'Two-factor sign-in is off already.',

  // push
  push_unavailable: 'Notices cannot be switched on at the moment.',
  push_service_unknown: 'We do not know the push service of this browser, and send nothing to others.',

  // payments
  source_first: 'Please withdraw first by the way you paid in.',
  tech_work: 'The cashbox is being worked on. Please try again in a while.',
  region_blocked: 'Nothing can be paid in from the country you are in.',
  verification_required: 'Please show who you are first.',
  nothing_asked: 'No question waits for an answer.',
  conversion_too_small: 'That little comes to nothing in the other currency.',
  conversion_day_limit: 'That is more than can be exchanged in 24 hours.',
  conversion_too_large: 'The other wallet cannot hold that much.',
  quote_expired: 'The offer is no longer open. Nothing was exchanged.',
  amount_too_small: 'The amount is below what this method takes.',
  amount_too_large: 'The amount is above what this method takes.',
  currency_not_available: 'You have no account in this currency.',
  method_not_available: 'This method is not available.',
  profile_required: 'Please choose where the money should go.',
  not_recallable: 'This withdrawal can no longer be taken back.',
  recall_disabled: 'Your withdrawals cannot be taken back.',
  reauthentication_required: 'Please enter your password again.',

  // wallet and limits
  insufficient_funds: 'There is not enough money in your account.',
  hold_ended: 'This money is no longer set aside.',
  limit_reached: 'This would go beyond a limit you have set.',
  one_click_cap_reached: 'This is more than one-click deposits may come to in a day.',
  deposit_limit_reached: 'This would go beyond your deposit limit.',
  excluded: 'You have taken a break from playing. Until it ends there are no deposits and no bets.',
  session_limit_reached: 'You have used up the playing time you set for yourself.',
  limit_exists: 'You have a limit of this kind and period already.',
  limit_fixed: 'This limit cannot be changed or removed before it ends.',

  // comp points
  rate_not_reached: 'This rate comes with a level you have not reached.',
  points_not_enough: 'You do not have that many points.',
  points_day_limit: 'That is more than you can exchange in 24 hours.',

  // documents and personal data
  file_empty: 'The file is empty.',
  file_too_large: 'The file is larger than 10 MB.',
  file_type: 'The file is none of JPEG, PNG, HEIC and PDF.',
  file_broken: 'The file is damaged or not complete.',
  file_infected: 'A virus scanner found something in this file. It was not kept.',
  file_incomplete: 'The file did not arrive completely. Nothing was kept.',
  too_many_documents: 'As many documents of this kind as we take at once are waiting already.',
  document_under_review: 'This document is being looked at and can no longer be taken back.',
  report_recent: 'There was a report within the last day.',
  report_gone: 'This report has been removed. Please ask for a new one.',
  erasure_money: 'There is still money in your account. Please withdraw it first.',

  // games
  stake_not_allowed: 'This stake is not offered in this game.',
  purchase_not_allowed: 'Free spins cannot be bought where you live. Nothing was taken.',
  stake_above_cap: 'This stake is above what may be staked on one spin where you live.',
  params_not_allowed: 'This bet is not offered in this game.',
  spin_too_soon: 'Please wait a moment before the next spin.',
  round_open: 'There is a round you have not finished yet.',
  round_not_open: 'This round is finished.',
  game_not_available: 'This game is not available.',
  demo_not_available: 'This game has no demo where you live.',
  launch_token_invalid: 'The game could not be opened. Please open it again.',

  // live tables
  bets_closed: 'Bets on this round are closed. Nothing was taken.',
  too_many_bets: 'There are as many of your bets on this round as one player may place.',
  phrase_too_soon: 'Please wait a moment before you say something more.',
  cash_out_too_early: 'The round has not taken off yet.',
  cash_out_too_late: 'The round was over when the cash-out arrived.',

  // sportsbook
  market_closed: 'No bets are taken on this market right now. Your stake stays with you.',
  odds_changed: 'The price changed before your bet was placed.',
  legs_related:
    'Two of these selections belong to the same match, where one decides part of the other. Please place them as single bets.',
  cash_out_unavailable: 'This bet can’t be cashed out right now. It goes on as it is.',
  cash_out_changed: 'The offer has changed. Please look at the new one; nothing was cashed out.',
  offer_expired: 'The offer is no longer open. Please ask for a new one; nothing was cashed out.',
  score_changed: 'The score changed before your bet was accepted, so your stake is back.',
  decision_too_late: 'The bet could not be confirmed in time, so your stake is back.',
  each_way_unavailable: 'Each-way needs place terms on every selection, and no free bet.',
  starting_price_unavailable: 'There is no starting price for this selection.',
  stake_too_small: 'The stake is below the minimum.',
  stake_too_large: 'The stake is above the maximum here.',

  // competitions
  lootbox_over: 'The time to open this is over.',
  tournament_over: 'This tournament is over.',
  tournament_full: 'Every place of this quest is taken.',
  tournament_closed_to_you: 'This tournament is for another group of players.',

  // bonuses
  bonus_stake_too_high: 'This stake is above what your bonus allows. Nothing was taken.',
  bonus_game_excluded: 'This game cannot be played with your bonus. Nothing was taken.',
  bonus_purchase_excluded: 'Free spins cannot be bought while a bonus is under way. Nothing was taken.',
  bonus_sport_excluded: 'Sport bets cannot be placed with your bonus. Nothing was taken.',
  gift_not_active: 'This gift is used up, over or not activated yet.',
  gift_does_not_fit: 'This gift is for another game, stake or price.',
  bonus_taken_before: 'You have had this bonus already.',
  bonus_not_available: 'This bonus is not available to you.',
  bonus_code_unknown: 'We don’t know this code. Please check how it is written.',
  bonus_not_for_deposit: 'This bonus does not come with this deposit. Please turn it off, then pay.',
  bonus_over: 'This bonus is over.',
  bonus_would_lapse: 'Money that leaves this wallet ends its bonus. Please say first that you give it up.',
} as const;
