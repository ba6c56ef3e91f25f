export { createFileStorage } from './file-storage.ts'
export { createS3Storage, type S3Options } from './s3-storage.ts'
export type { Storage } from './stored-file.ts'
