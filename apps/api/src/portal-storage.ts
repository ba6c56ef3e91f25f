import { join } from 'node:path'
import type { Env } from './env.ts'
import { createFileStorage, createS3Storage, type Storage } from './platform/storage/storage.ts'

/** Files go to the configured bucket, otherwise to the data folder. */
export function chooseStorage(env: Env): Storage {
  if (!env.S3_BUCKET) return createFileStorage(join(env.DATA_DIR, 'files'))
  return createS3Storage({
    endpoint: env.S3_ENDPOINT ?? '',
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  })
}
