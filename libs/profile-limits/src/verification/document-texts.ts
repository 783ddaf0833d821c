import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeclineReason, DocumentKind, DocumentState } from '@croupier/contracts';

export const kindNames: Record<DocumentKind, MessageDescriptor> = {
  identity: msg`Identity`,
  address: msg`Address`,
  payment_method: msg`Payment method`,
};

/** What is asked for, and what is accepted. */
export const kindHints: Record<DocumentKind, MessageDescriptor> = {
  identity: msg`A passport, an identity card or a driving licence that is valid today. Of a card, both sides.`,
  address: msg`A bill, a bank statement or a letter from an authority, not older than three months, with your name and address.`,
  payment_method: msg`Only if we ask for it: a photo of your card with the first six and last four digits, the rest covered, or a statement of the account.`,
};

export const stateNames: Record<DocumentState, MessageDescriptor> = {
  uploaded: msg`Received`,
  in_review: msg`Being reviewed`,
  approved: msg`Approved`,
  declined: msg`Declined`,
  expired: msg`Expired`,
};

export const stateTones: Record<DocumentState, 'neutral' | 'action' | 'signal' | 'danger'> = {
  uploaded: 'neutral',
  in_review: 'neutral',
  approved: 'action',
  declined: 'danger',
  expired: 'signal',
};

/** Why a document was not enough, and what helps. */
export const reasonTexts: Record<DeclineReason, MessageDescriptor> = {
  unreadable: msg`It can’t be read. Please take the photo again in good light, without flash.`,
  incomplete: msg`Part of it is missing. Please make sure that all four corners and every page can be seen.`,
  out_of_date: msg`It is no longer valid or too old. Please send a current one.`,
  details_differ: msg`Name or address differ from your profile. Please send a document that matches, or correct your profile.`,
  wrong_document: msg`This is not the kind of document we need here. Please check what is accepted.`,
};

/** The notice when a decision comes in. */
export const decisionTexts: Record<'approved' | 'declined' | 'expired', MessageDescriptor> = {
  approved: msg`Your document has been approved.`,
  declined: msg`A document was declined. On the verification page you can see why.`,
  expired: msg`A document has expired. Please send a current one.`,
};
