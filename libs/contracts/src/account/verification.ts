import * as v from 'valibot';
import { Timestamp, Uuid } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { trimmed } from '../core/text.ts';

/** Kind of document: proof of identity, of address, or of owning a card or account. */
export const DocumentKind = /*#__PURE__*/ v.picklist(['identity', 'address', 'payment_method']);
export type DocumentKind = v.InferOutput<typeof DocumentKind>;

export const DocumentState = /*#__PURE__*/ v.picklist(['uploaded', 'in_review', 'approved', 'declined', 'expired']);
export type DocumentState = v.InferOutput<typeof DocumentState>;

/** Why a document was not enough; the page has a sentence for each. */
export const DeclineReason = /*#__PURE__*/ v.picklist([
  'unreadable',
  'incomplete',
  'out_of_date',
  'details_differ',
  'wrong_document',
]);
export type DeclineReason = v.InferOutput<typeof DeclineReason>;

/** Bytes a document may have. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;
/** Documents of a kind that may wait for a decision at once: both sides of a card, a passport's two pages. */
export const MAX_WAITING_DOCUMENTS = 4;
/** Allowed file types. The first bytes decide, never the name. */
export const documentMediaTypes = ['image/jpeg', 'image/png', 'image/heic', 'application/pdf'] as const;

export const PlayerDocument = /*#__PURE__*/ v.object({
  id: Uuid,
  kind: DocumentKind,
  state: DocumentState,
  /** File name on the player's device. */
  file_name: v.string(),
  media_type: v.picklist(documentMediaTypes),
  bytes: v.number(),
  uploaded_at: Timestamp,
  decided_at: v.nullable(Timestamp),
  /** End of an approved document's validity. */
  valid_until: v.nullable(Timestamp),
  reason: v.nullable(DeclineReason),
});
export type PlayerDocument = v.InferOutput<typeof PlayerDocument>;

/** GET /api/player/verification: what is needed and how far each document is, newest first. Ours. */
export const readVerification = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/verification',
  reply: /*#__PURE__*/ v.object({
    verified: v.boolean(),
    /** Kinds of documents required for verification. */
    required: v.array(DocumentKind),
    documents: v.array(PlayerDocument),
  }),
});

/**
 * POST /api/player/documents/{kind}: takes in a document. The body is the file itself, as application/octet-stream with its
 * Content-Length; the Idempotency-Key becomes the document's id, so that sent again it is the same document. Ours.
 */
export const uploadDocument = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/documents/:kind',
  params: /*#__PURE__*/ v.object({ kind: DocumentKind }),
  query: /*#__PURE__*/ v.object({ file_name: trimmed(200) }),
  reply: PlayerDocument,
  status: [201],
  refusals: [
    'idempotency_key_required',
    'idempotency_conflict',
    'file_empty',
    'file_too_large',
    'file_type',
    'file_broken',
    'file_infected',
    'file_incomplete',
    'too_many_documents',
  ],
});

/** DELETE /api/player/documents/{id}: cancels an upload that has not been reviewed. Ours. */
export const withdrawDocument = /*#__PURE__*/ endpoint({
  method: 'DELETE',
  path: '/api/player/documents/:id',
  params: /*#__PURE__*/ v.object({ id: Uuid }),
  reply: /*#__PURE__*/ v.undefined(),
  status: [204],
  refusals: ['document_under_review'],
});
