export { type Content, newName, type ObjectStore } from './object-store.ts';
export { readBucket, storeOf } from './open-store.ts';
export type { S3Options } from './s3-store.ts';
