import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createS3Storage, type Storage } from './storage.ts'

/**
 * A store that somebody else wrote, as a process of its own: the program that `S3_TEST_PROGRAM` names, or the one that is
 * installed. It keeps its buckets below a folder.
 */
const installed = join(import.meta.dirname, '../../../../../node_modules/s3rver/bin/s3rver.js')
const program = process.env.S3_TEST_PROGRAM ?? (existsSync(installed) ? installed : null)

describe.runIf(program)('files in an S3-compatible server', () => {
  let server: ChildProcess
  let folder: string
  let endpoint: string
  let storage: Storage
  const keys = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lanewise-s3-'))
    const port = await freePort()
    endpoint = `http://127.0.0.1:${port}`
    const options = ['--directory', folder, '--address', '127.0.0.1', '--port', String(port), '--silent']
    server = spawn(process.execPath, [String(program), ...options, '--configure-bucket', 'papers'], { stdio: 'ignore' })
    storage = createS3Storage({ ...keys, endpoint, bucket: 'papers' })
    await vi.waitFor(async () => expect(await storage.isReady()).toBe(true), { timeout: 30_000 })
  })
  afterAll(async () => {
    server.kill()
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

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(address && typeof address === 'object' ? address.port : 0))
    })
  })
}
