import { openApiDocument } from '@lanewise/contract/openapi'
import type { FastifyInstance } from 'fastify'
import type { Bound } from '#platform/http/bind.ts'
import { referencePage } from './reference-page.ts'

/** The published document and a reference page made from it; both without sign-in (APIKEY-1). */
export function mountOpenApi(
  app: FastifyInstance,
  listed: readonly { feature: string; bound: Bound }[],
  title: string,
) {
  const operations = listed.map(({ feature, bound }) => ({ feature, operation: bound.operation }))
  let document: ReturnType<typeof openApiDocument> | undefined
  // Some hundred calls take a while to describe, and few processes are ever asked.
  const described = () => {
    document ??= openApiDocument(operations, { title, version: '1' })
    return document
  }
  app.get('/api/openapi.json', described)
  app.get('/api/docs', (request, reply) =>
    reply.type('text/html; charset=utf-8').send(referencePage(described(), request.cspNonce)),
  )
}
