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
    message: 'This is none of JPEG, PNG, HEIC and PDF, whatever its name says. Please choose another file.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.file_broken',
    message: 'This file is damaged or not complete. Please take the original again, or a new photo.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.file_infected',
    message: 'A virus scanner found something in this file, so we did not keep it. Please take a new photo instead.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.file_incomplete',
    message: 'The file did not arrive completely, and nothing of it was kept. Please try again.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.too_many_documents',
    message: 'Of each kind, {most} documents can wait at once. We look at those first; you can send more after that.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.document_under_review',
    message: 'We are looking at this document already, so it can’t be taken back.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.report_recent',
    message: 'You can ask for one report a day, and the last one is not a day old yet.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.report_gone',
    message: 'This report is no longer kept. Please ask for a new one.',
  }),
  msg({
    id: 'BACK_END_VALIDATION.erasure_money',
    message: 'There is still money in your account. Please withdraw it first; it is yours.',
  }),
];
