import { msg } from '@lingui/core/macro';

/** Sign-up, sign-in and the profile. The forms use the same sentences for their own checks. */
export const usersRefusals = [
  msg({ id: 'BACK_END_VALIDATION.user.email.required', message: 'Please enter your email address.' }),
  msg({
    id: 'BACK_END_VALIDATION.user.email.invalid',
    message: 'This doesn’t look like an email address. Please check the @ and the part after the dot.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.user.email.taken',
    message: 'There’s already an account with this email. You can sign in with it.',
  }),
  msg({ id: 'BACK_END_VALIDATION.user.password.required', message: 'Please enter a password.' }),
  msg({ id: 'BACK_END_VALIDATION.user.password.invalid', message: 'A password must have 8 to 128 characters.' }),
  msg({
    id: 'BACK_END_VALIDATION.user.password.common',
    message: 'This password is too easy to guess. A few unrelated words make a good one.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.password.common',
    message: 'This password is too easy to guess. A few unrelated words make a good one.',
  }),
  msg({ id: 'BACK_END_VALIDATION.password.invalid', message: 'A password must have 8 to 128 characters.' }),
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
    message: 'We don’t accept players who live in this country.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.user.first_name.required',
    message: 'Please enter your first name as it appears in your passport.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.user.last_name.required',
    message: 'Please enter your last name as it appears in your passport.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.user.first_name.invalid',
    message: 'A name can have up to 64 characters.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.user.last_name.invalid',
    message: 'A name can have up to 64 characters.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.user.nickname.invalid',
    message: 'A nickname can have up to 64 characters.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.user.date_of_birth.required',
    message: 'Please enter your date of birth: day, month and year.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.user.date_of_birth.invalid',
    message: 'This isn’t a valid date. Please check the day, month and year.',
  }),
  msg({ id: 'BACK_END_VALIDATION.user.mobile_phone.required', message: 'Please enter your mobile number.' }),
  msg({
    id: 'BACK_END_VALIDATION.user.mobile_phone.invalid',
    message: 'This isn’t a valid phone number. Please check the country code and the digits.',
  }),
  msg({ id: 'BACK_END_VALIDATION.user.city.required', message: 'Please enter the town or city you live in.' }),
  msg({
    id: 'BACK_END_VALIDATION.user.city.invalid',
    message: 'A town can have up to 100 characters.',
  }),
  msg({ id: 'BACK_END_VALIDATION.user.address.required', message: 'Please enter your street and house number.' }),
  msg({
    id: 'BACK_END_VALIDATION.user.address.invalid',
    message: 'An address can have up to 200 characters.',
  }),
  msg({ id: 'BACK_END_VALIDATION.user.postal_code.required', message: 'Please enter your postal code.' }),
  msg({
    id: 'BACK_END_VALIDATION.user.postal_code.invalid',
    message: 'This postal code doesn’t look right for your country. Please check it.',
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
    message: 'This code is wrong or has already been used. Please enter the one your app shows now.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.recovery_code.wrong_code',
    message: 'This recovery code is wrong or has already been used.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.user.recovery_code.wrong_code',
    message: 'This recovery code is wrong or has already been used.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.sign_in_expired',
    message: 'The code came too late or was wrong too often. Nothing was lost. Please sign in again.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.set_up_expired',
    message: 'This set-up has expired. Please start again to get a new QR code.',
  }),
  msg({ id: 'BACK_END_VALIDATION.two_factor_on', message: 'Two-factor sign-in is already on.' }),
  msg({ id: 'BACK_END_VALIDATION.two_factor_off', message: 'Two-factor sign-in is already off.' }),
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
    message: 'This link has been used or is no longer valid. Please request a new one.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.token_used',
    message: 'This link has already been used. Please request a new one if you still need it.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.user.email.too_many_attempts',
    message: 'Several emails have already been requested. Please check your inbox and spam folder first.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.wrong_sent_code',
    message: 'This isn’t the code we sent. Please check it.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.code_expired',
    message: 'This code has expired. Please request a new one.',
  }),
  msg({ id: 'BACK_END_VALIDATION.confirmed_already', message: 'This number is already confirmed.' }),
  msg({ id: 'BACK_END_VALIDATION.token_expired', message: 'This link has expired. Please request a new one.' }),
  msg({
    id: 'BACK_END_VALIDATION.profile_incomplete',
    message: 'Some details are still missing from your profile. Please add them first.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.captcha_refused',
    message: 'We couldn’t confirm that you’re human. What you typed is still here. Please try again.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.questionnaire_pending',
    message: 'Please answer the questions in your profile first. Then you can deposit and withdraw again.',
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
    message: 'Please enter your password again so we know it’s you.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.push_unavailable',
    message: 'Notifications can’t be turned on right now. Please try again later.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.push_service_unknown',
    message: 'We don’t know this browser’s push service, so notifications can’t be turned on here.',
  }),
];
