import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeclineReason, DocumentKind, DocumentState } from '@croupier/contracts';

export const kindNames: Record<DocumentKind, MessageDescriptor> = {
  identity: msg`Identity`,
  address: msg`Address`,
  payment_method: msg`Payment method`,
};

/** Hints on which documents are accepted. */
export const kindHints: Record<DocumentKind, MessageDescriptor> = {
  identity: msg`A valid passport, ID card or driving licence. For a card, upload both sides.`,
  address: msg`A bill, bank statement or official letter with your name and address, no more than three months old.`,
  payment_method: msg`Only if we ask for it: a photo of your card showing only the first six and last four digits, or an account statement.`,
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

/** Reasons for declining a document, with what helps. */
export const reasonTexts: Record<DeclineReason, MessageDescriptor> = {
  unreadable: msg`We can’t read it. Please take the photo again in good light, without flash.`,
  incomplete: msg`Part of it is missing. Please make sure all four corners and every page are visible.`,
  out_of_date: msg`It has expired or is too old. Please upload a current one.`,
  details_differ: msg`The name or address doesn’t match your profile. Please upload a document that matches, or correct your profile.`,
  wrong_document: msg`This isn’t the type of document we need here. Please check what we accept.`,
};

/** Notices of a decision. */
export const decisionTexts: Record<'approved' | 'declined' | 'expired', MessageDescriptor> = {
  approved: msg`Your document has been approved.`,
  declined: msg`A document was declined. See why on the verification page.`,
  expired: msg`A document has expired. Please upload a current one.`,
};
