/**
 * Every code by which a call may be refused, with the server's own English text. The browser shows its translation
 * of `BACK_END_VALIDATION.{path}` where it has one. One block a domain.
 */
export const refusalTexts = {
  // common
  invalid: 'This isn’t valid. Please check it.',
  required: 'Please fill this in.',
  not_found: 'We couldn’t find this. It may have been removed.',
  forbidden: 'This isn’t available to your account.',
  unauthenticated: 'Please sign in to continue. Nothing was lost.',
  guests_only: 'You’re already signed in.',
  too_many_requests: 'Too many attempts. Please wait a moment.',
  origin_not_allowed: 'This request came from another site, so we didn’t act on it.',
  unavailable: 'The service is temporarily unavailable. Nothing was lost. Please try again.',
  site_closed: 'The site is under maintenance. Nothing was lost. Please try again later.',
  idempotency_conflict:
    'This request was sent before with other details. Please reload the page and check before you send it again.',
  archived: 'This is so old that it has been archived. You can no longer change it here.',
  idempotency_key_required: 'Your request arrived incomplete and wasn’t processed. Please reload the page.',

  // users
  taken: 'There’s already an account with this email. You can sign in with it.',
  common: 'This password is too easy to guess. Please choose another.',
  too_young: 'You’re not old enough to play where you live.',
  wrong_credentials: 'Email or password is incorrect. Please check both.',
  wrong_password: 'This password is incorrect.',
  too_many_attempts: 'Too many wrong attempts. Please wait, then try again.',
  too_many_sign_ups: 'Too many accounts were opened from this internet connection. Please try again later.',
  login_restricted: 'Login not available in your country',
  registration_restricted: 'Registration restricted in your country',
  registration_refused: 'We can’t open an account with these details.',
  profile_incomplete: 'Some details are still missing from your profile. Please add them first.',
  locked: 'This can no longer be changed here.',
  token_invalid: 'This link has been used or is no longer valid. Please request a new one.',
  token_used: 'This link has already been used. Please request a new one if you still need it.',
  token_expired: 'This link has expired. Please request a new one.',
  captcha_refused: 'We couldn’t confirm that you’re human. Please try again.',
  questionnaire_pending: 'Please answer the questions in your profile first. Then you can deposit and withdraw again.',
  wrong_sent_code: 'This isn’t the code we sent. Please check it.',
  code_expired: 'This code has expired. Please request a new one.',
  confirmed_already: 'This number is already confirmed.',

  // two-factor
  wrong_code: 'This code is wrong or has already been used. Please enter the one your app shows now.',
  sign_in_expired: 'The code came too late or was wrong too often. Nothing was lost. Please sign in again.',
  set_up_expired: 'This set-up has expired. Please start again to get a new QR code.',
  two_factor_on: 'Two-factor sign-in is already on.',
  two_factor_off: 'Two-factor sign-in is already off.',

  // push
  push_unavailable: 'Notifications can’t be turned on right now. Please try again later.',
  push_service_unknown: 'We don’t know this browser’s push service, so notifications can’t be turned on here.',

  // payments
  source_first:
    'In your country, withdrawals go first to the method you deposited with. Please withdraw by that method.',
  tech_work: 'The cashbox is under maintenance. Nothing was charged. Please try again later.',
  region_blocked: 'You can’t deposit from the country you’re in now. Your balance is safe.',
  verification_required:
    'In your country, we can only pay out once we’ve verified your identity. Please upload your documents first.',
  nothing_asked: 'We no longer need an answer. This withdrawal has already been decided.',
  conversion_too_small: 'This amount is too small. It would be zero in the other currency.',
  conversion_day_limit: 'This is more than you can exchange in 24 hours. Please exchange less, or try again later.',
  conversion_too_large: 'The other wallet can’t hold that much. Please exchange less.',
  quote_expired: 'This offer has expired. Nothing was exchanged. Please request a new one.',
  amount_too_small: 'The amount is below the minimum for this method. Nothing was charged.',
  amount_too_large: 'The amount is above the maximum for this method. Nothing was charged.',
  currency_not_available: 'You have no wallet in this currency, or it can’t be used where you live.',
  method_not_available: 'This payment method isn’t available. Please choose another.',
  profile_required: 'Please choose where the money should go.',
  not_recallable: 'This withdrawal is already on its way and can’t be cancelled.',
  recall_disabled:
    'Your withdrawals can’t be cancelled, either because of your country’s rules or because you made them final.',
  reauthentication_required: 'Please enter your password again so we know it’s you.',

  // wallet and limits
  insufficient_funds: 'There isn’t enough money in your wallet for this. Nothing was charged.',
  hold_ended: 'This money is no longer set aside. Please check your history.',
  limit_reached: 'This would exceed a limit you set, so we stopped it.',
  one_click_cap_reached:
    'This is above the daily limit for one-click deposits. Nothing was charged. Choose a smaller amount or another payment method.',
  deposit_limit_reached: 'This would exceed your deposit limit. Nothing was deposited.',
  excluded: 'You’re taking a break from playing. Until it ends, you can’t deposit or bet. You can still withdraw.',
  session_limit_reached: 'You’ve reached the playing time you set.',
  limit_exists: 'You already have this type of limit for this period. You can change it.',
  limit_fixed: 'This limit can’t be changed or removed before it ends.',

  // comp points
  rate_not_reached: 'This rate needs a level you haven’t reached yet. You still have all your points.',
  points_not_enough: 'You don’t have that many points. Nothing was exchanged.',
  points_day_limit: 'That is more than you can exchange in 24 hours.',

  // documents and personal data
  file_empty: 'This file is empty. Please choose another.',
  file_too_large:
    'This file is larger than 10 MB or 100 megapixels. A photo with a lower resolution or a PDF is usually smaller.',
  file_type: 'This file isn’t a JPEG, PNG, HEIC or PDF, whatever its name says. Please choose another file.',
  file_broken: 'This file is damaged or incomplete. Please upload the original again, or a new photo.',
  file_infected: 'A virus scanner found a problem in this file, so we didn’t keep it. Please take a new photo instead.',
  file_incomplete: 'The file didn’t upload completely, so we didn’t keep it. Please try again.',
  too_many_documents:
    'The maximum number of documents of this type is waiting for review. You can upload more once we’ve checked those.',
  document_under_review: 'We’re already checking this document, so you can’t cancel it.',
  report_recent: 'You can request one report per day, and your last one is less than a day old.',
  report_gone: 'This report has expired. Please request a new one.',
  erasure_money: 'There’s still money in your account. Please withdraw it first.',

  // games
  stake_not_allowed: 'This stake isn’t available in this game. Please choose another.',
  purchase_not_allowed: 'You can’t buy free spins where you live. Nothing was charged.',
  stake_above_cap: 'This stake is above the maximum per round where you live.',
  params_not_allowed: 'This bet isn’t available in this game.',
  spin_too_soon: 'Please wait a moment before the next spin. Nothing was charged.',
  round_open: 'You have an unfinished round. Please finish it first.',
  round_not_open: 'This round is finished.',
  game_not_available: 'This game isn’t available to you here.',
  demo_not_available: 'This game has no demo where you live.',
  launch_token_invalid: 'The game couldn’t be opened. Please open it again.',

  // live tables
  bets_closed: 'Your bet arrived after betting closed. Nothing was charged.',
  too_many_bets: 'You’ve reached the maximum number of bets on this round.',
  phrase_too_soon: 'Please wait a moment before you send another message.',
  cash_out_too_early: 'The round hasn’t started yet.',
  cash_out_too_late: 'The round was over when your cash-out arrived.',

  // sportsbook
  market_closed: 'This market isn’t taking bets right now. Nothing was charged.',
  odds_changed: 'The odds changed before your bet was placed. Please check the new odds.',
  legs_related:
    'Two of these selections are from the same match and depend on each other. Please place them as singles.',
  cash_out_unavailable: 'This bet can’t be cashed out right now. It stays open.',
  cash_out_changed: 'The offer has changed. Nothing was cashed out. Please check the new offer.',
  offer_expired: 'The offer has expired. Nothing was cashed out. Please request a new one.',
  score_changed: 'The score changed before your bet was accepted, so your stake was returned.',
  decision_too_late: 'We couldn’t confirm the bet in time, so your stake was returned.',
  each_way_unavailable: 'An each-way bet needs place terms on every selection and can’t be placed with a free bet.',
  starting_price_unavailable: 'There’s no starting price for this selection. Please take the odds shown.',
  stake_too_small: 'The stake is below the minimum.',
  stake_too_large: 'The stake is above the maximum.',

  // competitions
  lootbox_over: 'The time to open this has run out.',
  tournament_over: 'This tournament is over. You can no longer join it.',
  tournament_full: 'All places in this quest are taken.',
  tournament_closed_to_you: 'This tournament is for another group of players.',

  // bonuses
  bonus_stake_too_high:
    'This stake is above the maximum for your bonus. Nothing was charged. Choose a smaller stake, or cancel the bonus.',
  bonus_game_excluded: 'You can’t play this game with your bonus. Nothing was charged.',
  bonus_purchase_excluded:
    'You can’t buy free spins while a bonus is active. Nothing was charged. You can still spin, or cancel the bonus.',
  bonus_sport_excluded: 'You can’t place sports bets with your bonus. Nothing was charged.',
  gift_not_active: 'This gift has been used, has expired or isn’t activated yet.',
  gift_does_not_fit: 'This gift is for another game, stake or odds. Nothing was charged.',
  bonus_taken_before: 'You’ve already had this bonus.',
  bonus_not_available: 'This bonus isn’t available to you.',
  bonus_code_unknown: 'We don’t know this code. Please check how it is written.',
  bonus_not_for_deposit: 'This bonus isn’t available with this deposit. Please turn it off, then pay.',
  bonus_over: 'This bonus has ended.',
  bonus_would_lapse: 'Taking money out of this wallet cancels its bonus. Please agree to that first.',
} as const;
