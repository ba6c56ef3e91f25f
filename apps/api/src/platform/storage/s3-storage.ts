import { type S3Credentials, signS3 } from './sign-s3.ts'
import { isStoredName, newStoredName, type Storage } from './stored-file.ts'

export type S3Options = S3Credentials & { endpoint: string; bucket: string }

const timeout = 30_000

/** Stores files in a bucket of any S3-compatible store, with path-style URLs. */
export function createS3Storage({ endpoint, bucket, ...credentials }: S3Options): Storage {
  const root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`
  const ask = async (method: string, path: string, body?: Buffer) => {
    const url = new URL(`${root}${path}`)
    const headers = signS3({ method, url, ...(body && { body }), now: new Date() }, credentials)
    return fetch(url, {
      method,
      headers,
      signal: AbortSignal.timeout(timeout),
      ...(body && { body: new Uint8Array(body) }),
    })
  }
  return {
    put: async (bytes, name = newStoredName()) => {
      await expectOk(await ask('PUT', `/${name}`, bytes))
      return name
    },
    has: async (storedAs) => {
      if (!isStoredName(storedAs)) return false
      const answer = await ask('HEAD', `/${storedAs}`)
      return answer.status !== 404 && (await expectOk(answer)).ok
    },
    get: async (storedAs) => {
      if (!isStoredName(storedAs)) return null
      const answer = await ask('GET', `/${storedAs}`)
      if (answer.status === 404) return discard(answer)
      await expectOk(answer)
      return Buffer.from(await answer.arrayBuffer())
    },
    remove: async (storedAs) => {
      if (!isStoredName(storedAs)) return
      const answer = await ask('DELETE', `/${storedAs}`)
      await discard(answer.status === 404 ? answer : await expectOk(answer))
    },
    isReady: async () => {
      const answer = await ask('HEAD', '').catch(() => null)
      return answer?.ok ?? false
    },
  }
}

async function expectOk(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  await discard(answer)
  throw new Error(`The file store answered ${answer.status}`)
}

/** An unread response body would keep its connection busy. */
async function discard(answer: Response): Promise<null> {
  if (!answer.bodyUsed) await answer.body?.cancel()
  return null
}
