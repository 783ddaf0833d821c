import { msg } from '@lingui/core/macro';

/** Signing up and in, and the profile. The forms use the same sentences for what they find wrong themselves. */
export const usersRefusals = [
  msg({ id: 'BACK_END_VALIDATION.user.email.required', message: 'Please enter your email address.' }),
  msg({
    id: 'BACK_END_VALIDATION.user.email.invalid',
    message: 'This does not look like an email address. Is the @ there, and the part after the dot?',
  }),
  msg({
    id: 'BACK_END_VALIDATION.user.email.taken',
    message: 'There is already an account with this email. You can sign in with it.',
  }),
  msg({ id: 'BACK_END_VALIDATION.user.password.required', message: 'Please enter a password.' }),
  msg({ id: 'BACK_END_VALIDATION.user.password.invalid', message: 'A password has between 8 and 128 characters.' }),
  msg({
    id: 'BACK_END_VALIDATION.user.password.common',
    message: 'This password is one of the first that guessing programs try. A few unrelated words make a good one.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.password.common',
    message: 'This password is one of the first that guessing programs try. A few unrelated words make a good one.',
  }),
  msg({ id: 'BACK_END_VALIDATION.password.invalid', message: 'A password has between 8 and 128 characters.' }),
  msg({
    id: 'BACK_END_VALIDATION.user.terms_acceptance.required',
    message: 'To open an account, please accept the terms.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.user.terms_acceptance.invalid',
    message: 'To open an account, please accept the terms.',
  }),
  msg({ id: 'BACK_END_VALIDATION.user.currency.required', message: 'Please choose a currency for your account.' }),
  msg({ id: 'BACK_END_VALIDATION.user.country.required', message: 'Please choose the country you live in.' }),
  msg({ id: 'BACK_END_VALIDATION.user.country.invalid', message: 'Please choose the country you live in.' }),
  msg({
    id: 'BACK_END_VALIDATION.user.country.registration_restricted',
    message: 'We are not open to people who live in this country.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.user.first_name.required',
    message: 'Please enter your first name as it is in your passport.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.user.last_name.required',
    message: 'Please enter your last name as it is in your passport.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.user.first_name.invalid',
    message: 'Please use only letters, spaces, hyphens and apostrophes, up to 64 characters.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.user.last_name.invalid',
    message: 'Please use only letters, spaces, hyphens and apostrophes, up to 64 characters.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.user.nickname.invalid',
    message: 'Please use only letters of one alphabet, digits, spaces, hyphens and apostrophes, up to 64 characters.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.user.date_of_birth.required',
    message: 'Please enter your date of birth: day, month and year.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.user.date_of_birth.invalid',
    message: 'This is not a valid date. Please check day, month and year.',
  }),
  msg({ id: 'BACK_END_VALIDATION.user.mobile_phone.required', message: 'Please enter your mobile number.' }),
  msg({
    id: 'BACK_END_VALIDATION.user.mobile_phone.invalid',
    message: 'This number can’t be called. Please check the country code and the digits.',
  }),
  msg({ id: 'BACK_END_VALIDATION.user.city.required', message: 'Please enter the town or city you live in.' }),
  msg({
    id: 'BACK_END_VALIDATION.user.city.invalid',
    message: 'Please write the town in letters, without special characters. It has at most 100 characters.',
  }),
  msg({ id: 'BACK_END_VALIDATION.user.address.required', message: 'Please enter your street and house number.' }),
  msg({
    id: 'BACK_END_VALIDATION.user.address.invalid',
    message: 'Please write the address on one line, without special characters. It has at most 200 characters.',
  }),
  msg({ id: 'BACK_END_VALIDATION.user.postal_code.required', message: 'Please enter your postal code.' }),
  msg({
    id: 'BACK_END_VALIDATION.user.postal_code.invalid',
    message: 'Postal codes look different in your country. Please check it.',
  }),
  msg({ id: 'BACK_END_VALIDATION.current_password.required', message: 'Please enter your current password.' }),
  msg({ id: 'BACK_END_VALIDATION.too_young', message: 'You need to be at least {age} years old to play.' }),
  msg({ id: 'BACK_END_VALIDATION.wrong_credentials', message: 'Email or password is incorrect. Please check both.' }),
  msg({ id: 'BACK_END_VALIDATION.wrong_password', message: 'This password is incorrect.' }),
  msg({
    id: 'BACK_END_VALIDATION.too_many_sign_ups',
    message:
      'Too many accounts were opened from this internet connection. Please try again in {minutes, plural, one {# minute} other {# minutes}}.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.too_many_attempts',
    message:
      'Too many wrong attempts. Please wait {retry_after, plural, one {# second} other {# seconds}}, then try again.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.wrong_code',
    message: 'This code is not right, or it was used already. Please enter the one your app shows now.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.recovery_code.wrong_code',
    message: 'This recovery code is not right, or it was used already.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.user.recovery_code.wrong_code',
    message: 'This recovery code is not right, or it was used already.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.sign_in_expired',
    message: 'The code came too late, or there were too many wrong ones. Please sign in once more, nothing was lost.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.set_up_expired',
    message: 'This set-up has taken too long. Please start it again, for a new QR code.',
  }),
  msg({ id: 'BACK_END_VALIDATION.two_factor_on', message: 'Two-factor sign-in is on already.' }),
  msg({ id: 'BACK_END_VALIDATION.two_factor_off', message: 'Two-factor sign-in is off already.' }),
  msg({ id: 'BACK_END_VALIDATION.login_restricted', message: 'Login not available in your country' }),
  msg({ id: 'BACK_END_VALIDATION.registration_restricted', message: 'Registration restricted in your country' }),
  msg({
    id: 'BACK_END_VALIDATION.registration_refused',
    message: 'We can’t open an account with these details.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.locked',
    message: 'This can no longer be changed here.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.token_invalid',
    message: 'This link has been used or is no longer valid. Please ask for a new one.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.token_used',
    message: 'This link has been used already. Please ask for a new one if you still need it.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.user.email.too_many_attempts',
    message: 'Several mails were asked for already. Please look into your inbox and your spam folder first.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.wrong_sent_code',
    message: 'This is not the code we sent. Please look again.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.code_expired',
    message: 'This code no longer works. Please have a new one sent.',
  }),
  msg({ id: 'BACK_END_VALIDATION.confirmed_already', message: 'This number is confirmed already.' }),
  msg({ id: 'BACK_END_VALIDATION.token_expired', message: 'This link has expired. Please ask for a new one.' }),
  msg({
    id: 'BACK_END_VALIDATION.profile_incomplete',
    message: 'Some details are still missing from your profile. Please add them first.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.captcha_refused',
    message: 'We could not make sure that you are no program. Nothing you typed is lost: please try again.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.questionnaire_pending',
    message: 'Please answer the questions in your profile first. Then your money moves as ever.',
  }),
  msg({ id: 'BACK_END_VALIDATION.occupation.required', message: 'Please choose what fits best.' }),
  msg({ id: 'BACK_END_VALIDATION.source.required', message: 'Please choose what fits best.' }),
  msg({ id: 'BACK_END_VALIDATION.yearly_income.required', message: 'Please choose what fits best.' }),
  msg({ id: 'BACK_END_VALIDATION.confirmed.required', message: 'Please confirm that the answers are true.' }),
  msg({
    id: 'BACK_END_VALIDATION.details.required',
    message: 'Please say in a few words where the money comes from.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.reauthentication_required',
    message: 'Please enter your password again, so that we know it is you.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.push_unavailable',
    message: 'Notices cannot be switched on at the moment. Please try again later.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.push_service_unknown',
    message: 'We do not know the push service of this browser, so notices cannot be switched on here.',
  }),
];
