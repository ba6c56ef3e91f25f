import type { FastifyInstance } from 'fastify'
import type { FileBytes } from '#platform/context.ts'
import { type Db, inCompany } from '#platform/db/database.ts'
import { refuse } from '#platform/refuse.ts'
import { type FileLink, linkKey, readLink } from './file-links.ts'
import { isShownByBrowsers } from './sniff.ts'

type Parts = { db: Db; files: FileBytes; clock: () => Date }

const unknown = 'This link is invalid or has expired. Open the document again.'

/**
 * Serves a file behind a signed link. It is always sent as a download, so that uploaded content never runs in the
 * portal's origin.
 */
export function mountFiles(app: FastifyInstance, parts: Parts) {
  const config = { rateLimit: { max: 600, timeWindow: '1 minute' } }
  app.get<{ Params: { token: string } }>('/files/:token', { config }, async ({ params }, reply) => {
    const { contentType, fileName, bytes } = await linkedFile(parts, params.token)
    return reply
      .type(isShownByBrowsers(contentType) ? contentType : 'application/octet-stream')
      .headers({
        'content-disposition': attachment(fileName),
        'content-security-policy': `default-src 'none'; sandbox`,
        'cache-control': 'private, no-store',
      })
      .send(bytes)
  })
}

async function linkedFile({ db, files, clock }: Parts, token: string) {
  const link: FileLink | null = readLink(token, await linkKey(db))
  if (!link || link.expires < clock()) return refuse.gone(unknown)
  const file = await inCompany(db, link.companyId, (tx) =>
    tx
      .selectFrom('files')
      .select(['contentType', 'fileName', 'storedAs'])
      .where('id', '=', link.fileId)
      .executeTakeFirst(),
  )
  const bytes = file && (await files.read(file.storedAs))
  return bytes ? { ...file, bytes } : refuse.notFound('file')
}

/** Content-Disposition after RFC 6266: an ASCII name for old programs, the full name for all others. */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%/]/g, '_')
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
