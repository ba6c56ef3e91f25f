import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signS3 } from './sign-s3.ts'
import { createFileStorage, createS3Storage, type Storage } from './storage.ts'

const credentials = { region: 'eu-central-1', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'not a secret' }
const bytes = Buffer.from([0, 1, 2, 250, 251, 252])
let folder: string
let bucket: Bucket

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lanewise-files-'))
  bucket = await startBucket()
})
afterAll(async () => {
  bucket.server.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => bucket.requests.splice(0))

const stores: [string, () => Storage][] = [
  ['a folder', () => createFileStorage(join(folder, 'files'))],
  ['an S3 bucket', () => createS3Storage({ ...credentials, endpoint: bucket.url, bucket: 'freight-files' })],
]

for (const [where, open] of stores) {
  describe(`files in ${where}`, () => {
    it('are found again under a name that tells nothing', async () => {
      const storage = open()
      const [first, second] = await Promise.all([storage.put(bytes), storage.put(bytes)])
      expect(first).toMatch(/^[0-9a-f]{32}$/)
      expect(second).not.toBe(first)
      expect(await storage.get(first)).toEqual(bytes)
    })

    it('are gone after removal, and removal may be repeated', async () => {
      const storage = open()
      const name = await storage.put(bytes)
      await storage.remove(name)
      await storage.remove(name)
      expect(await storage.get(name)).toBeNull()
    })

    it('are not reached by a name of another shape', async () => {
      const storage = open()
      await writeFile(join(folder, 'secret'), 'secret')
      for (const name of ['../secret', '..', '', 'A'.repeat(32), `${'a'.repeat(32)}/..`, '0'.repeat(31)]) {
        expect(await storage.get(name)).toBeNull()
        await storage.remove(name)
      }
      expect(await readdir(folder)).toContain('secret')
      expect(bucket.requests).toEqual([])
    })

    it('say whether they can be reached', async () => {
      expect(await open().isReady()).toBe(true)
    })
  })
}

describe('a folder that cannot be written', () => {
  it('is not ready and refuses what is to be stored', async () => {
    const file = join(folder, 'a-file')
    await writeFile(file, '')
    const storage = createFileStorage(file)
    expect(await storage.isReady()).toBe(false)
    await expect(storage.put(bytes)).rejects.toThrow()
  })
})

describe('a bucket that refuses', () => {
  it('is not ready and says why nothing was stored', async () => {
    const wrong = createS3Storage({ ...credentials, endpoint: bucket.url, bucket: 'forbidden' })
    expect(await wrong.isReady()).toBe(false)
    await expect(wrong.put(bytes)).rejects.toThrow('The file store answered 403')
    const nowhere = createS3Storage({ ...credentials, endpoint: 'http://127.0.0.1:1', bucket: 'freight-files' })
    expect(await nowhere.isReady()).toBe(false)
  })
})

describe('the signature of a request', () => {
  // The two examples in Amazon's description of Signature Version 4 for S3.
  const example = {
    region: 'us-east-1',
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  }
  const now = new Date('2013-05-24T00:00:00Z')

  it('is that of the published example for reading', () => {
    const url = new URL('https://examplebucket.s3.amazonaws.com/test.txt')
    const signed = signS3({ method: 'GET', url, headers: { range: 'bytes=0-9' }, now }, example)
    expect(signed.authorization).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    )
  })

  it('is that of the published example for writing', () => {
    const url = new URL('https://examplebucket.s3.amazonaws.com/test$file.text')
    const headers = { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' }
    const signed = signS3({ method: 'PUT', url, headers, body: Buffer.from('Welcome to Amazon S3.'), now }, example)
    expect(signed.authorization).toMatch(/Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd$/)
  })
})

type Bucket = { server: Server; url: string; requests: string[] }

/** A store for tests that refuses unsigned requests. */
async function startBucket(): Promise<Bucket> {
  const files = new Map<string, Buffer>()
  const requests: string[] = []
  const server = createServer(async (request, answer) => {
    const path = request.url ?? ''
    const body = await bodyOf(request)
    requests.push(`${request.method} ${path}`)
    if (!isSigned(request, body) || !path.startsWith('/freight-files')) return answer.writeHead(403).end('no')
    if (request.method === 'HEAD') return answer.end()
    if (request.method === 'PUT') files.set(path, body)
    const file = files.get(path)
    if (request.method === 'DELETE') files.delete(path)
    return answer.writeHead(file ? 200 : 404).end(request.method === 'GET' ? file : '')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

/** Signs the request as it arrived and compares the signatures. */
function isSigned(request: IncomingMessage, body: Buffer) {
  const time = String(request.headers['x-amz-date'])
  const now = new Date(time.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'))
  const url = new URL(request.url ?? '', `http://${request.headers.host}`)
  const expected = signS3({ method: request.method ?? '', url, body, now }, credentials)
  return (
    request.headers.authorization === expected.authorization &&
    request.headers['x-amz-content-sha256'] === expected['x-amz-content-sha256'] &&
    Math.abs(Date.now() - now.getTime()) < 60_000
  )
}
