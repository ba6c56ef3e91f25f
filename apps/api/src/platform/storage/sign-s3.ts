import { createHash, createHmac } from 'node:crypto'

export type S3Credentials = { region: string; accessKeyId: string; secretAccessKey: string }
export type S3Request = { method: string; url: URL; headers?: Record<string, string>; body?: Buffer; now: Date }

/** Headers of a request to an S3-compatible store, signed with AWS Signature Version 4. */
export function signS3(
  { method, url, headers = {}, body, now }: S3Request,
  { region, accessKeyId, secretAccessKey }: S3Credentials,
): Record<string, string> {
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`
  const sent = { ...headers, 'x-amz-content-sha256': sha256(body ?? ''), 'x-amz-date': time }
  const { canonical, names } = canonicalHeaders({ ...sent, host: url.host })
  const request = [method, canonicalPath(url), canonicalQuery(url), canonical, names, sent['x-amz-content-sha256']]
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(request.join('\n'))].join('\n')
  const key = scope.split('/').reduce<string | Buffer>((made, part) => hmac(made, part), `AWS4${secretAccessKey}`)
  const signature = hmac(key, text).toString('hex')
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope},SignedHeaders=${names},Signature=${signature}`
  return { ...sent, authorization }
}

function canonicalHeaders(headers: Record<string, string>) {
  const sorted = Object.entries(headers)
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    canonical: sorted.map(([name, value]) => `${name}:${value}\n`).join(''),
    names: sorted.map(([name]) => name).join(';'),
  }
}

const canonicalPath = ({ pathname }: URL) => pathname.split('/').map(decodeURIComponent).map(encode).join('/')

const canonicalQuery = ({ searchParams }: URL) =>
  [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()
