import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createS3Storage, type Storage } from './storage.ts'

type S3Server = { run: () => Promise<{ port: number }>; close: () => Promise<void> }
/** An independent S3 server. The package has no types. */
const S3rver: new (options: object) => S3Server = createRequire(import.meta.url)('@20minutes/s3rver')

describe('files in an S3-compatible server', () => {
  let server: S3Server
  let folder: string
  let endpoint: string
  let storage: Storage
  const keys = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lanewise-s3-'))
    const configureBuckets = [{ name: 'papers', configs: [] }]
    server = new S3rver({ directory: folder, address: '127.0.0.1', port: 0, silent: true, configureBuckets })
    const { port } = await server.run()
    endpoint = `http://127.0.0.1:${port}`
    storage = createS3Storage({ ...keys, endpoint, bucket: 'papers' })
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('are found again whole, also large ones, and are gone after removal', async () => {
    for (const bytes of [Buffer.alloc(0), Buffer.from('paper'), randomBytes(6 * 1024 * 1024)]) {
      const name = await storage.put(bytes)
      expect(await storage.has(name)).toBe(true)
      expect((await storage.get(name))?.equals(bytes)).toBe(true)
      await storage.remove(name)
      await storage.remove(name)
      expect(await storage.has(name)).toBe(false)
      expect(await storage.get(name)).toBeNull()
    }
  })

  it('are refused to whoever it does not know, and there is no other bucket', async () => {
    const forged = createS3Storage({ ...keys, accessKeyId: 'GUESSED', endpoint, bucket: 'papers' })
    await expect(forged.put(Buffer.from('x'))).rejects.toThrow('The file store answered 403')
    expect(await createS3Storage({ ...keys, endpoint, bucket: 'others' }).isReady()).toBe(false)
  })
})
