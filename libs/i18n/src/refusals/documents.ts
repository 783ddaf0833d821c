import { msg } from '@lingui/core/macro';

/** Documents, data reports and the end of an account. */
export const documentsRefusals = [
  msg({ id: 'BACK_END_VALIDATION.file_empty', message: 'This file is empty. Please choose another.' }),
  msg({
    id: 'BACK_END_VALIDATION.file_too_large',
    message:
      'This file is larger than 10 MB or 100 megapixels. A photo with a lower resolution or a PDF is usually smaller.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.file_type',
    message: 'This file isn’t a JPEG, PNG, HEIC or PDF, whatever its name says. Please choose another file.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.file_broken',
    message: 'This file is damaged or incomplete. Please upload the original again, or a new photo.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.file_infected',
    message: 'A virus scanner found a problem in this file, so we didn’t keep it. Please take a new photo instead.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.file_incomplete',
    message: 'The file didn’t upload completely, so we didn’t keep it. Please try again.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.too_many_documents',
    message: 'Up to {most} documents of each type can wait for review. You can upload more once we’ve checked those.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.document_under_review',
    message: 'We’re already checking this document, so you can’t cancel it.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.report_recent',
    message: 'You can request one report per day, and your last one is less than a day old.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.report_gone',
    message: 'This report has expired. Please request a new one.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.erasure_money',
    message: 'There’s still money in your account. Please withdraw it first.',
  }),
];
