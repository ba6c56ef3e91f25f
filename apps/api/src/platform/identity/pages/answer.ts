import { databaseAway, unknownError } from '@lanewise/contract/messages'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway, retryAfterSeconds } from '#platform/db/database-away.ts'
import type { Site } from '#platform/identity/oidc/site.ts'
import { renderPage, type View } from './layout.ts'
import { failureView } from './views.ts'

/** Form parsing and page rendering for all pages below the issuer. */
export function usePages(scope: FastifyInstance, site: Site) {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  )
  scope.setErrorHandler<FastifyError>((error, request, reply) => {
    if (isDatabaseAway(error)) {
      request.log.error({ err: error }, 'the database is not available')
      return sendPage(reply.code(503).header('retry-after', retryAfterSeconds), site, failureView(site, databaseAway))
    }
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500
    if (status === 500) request.log.error({ err: error }, 'identity page failed')
    return sendPage(reply.code(status), site, failureView(site, status === 500 ? unknownError : error.message))
  })
}

export const sendPage = (reply: FastifyReply, site: Site, view: View) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(renderPage(site, view))

/** Redirects after a form with a new GET request, so that going back does not submit it twice. */
export const goOn = (reply: FastifyReply, url: string) => reply.header('cache-control', 'no-store').redirect(url, 303)

/** One field of a submitted form. A missing field is an empty text. */
export const formText = ({ body }: FastifyRequest, name: string) =>
  body instanceof URLSearchParams ? (body.get(name) ?? '') : ''
