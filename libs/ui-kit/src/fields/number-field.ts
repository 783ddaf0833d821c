/** Base UI's number field, behind its own door so that only a page that opens it pays for it. */
export { NumberField } from '@base-ui/react/number-field';
