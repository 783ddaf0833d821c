/** Base UI's number field, in a file of its own, so that only a page that uses it loads it. */
export { NumberField } from '@base-ui/react/number-field';
