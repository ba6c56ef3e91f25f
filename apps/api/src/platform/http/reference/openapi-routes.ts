import { openApiDocument } from '@lanewise/contract/openapi'
import type { FastifyInstance } from 'fastify'
import type { Bound } from '#platform/http/bind.ts'
import { referencePage } from './reference-page.ts'

/** The OpenAPI document and a reference page made from it. Neither needs a sign-in. (APIKEY-1) */
export function mountOpenApi(
  app: FastifyInstance,
  listed: readonly { feature: string; bound: Bound }[],
  title: string,
) {
  const operations = listed.map(({ feature, bound }) => ({ feature, operation: bound.operation }))
  let document: ReturnType<typeof openApiDocument> | undefined
  // Describing hundreds of operations takes a while, and most processes are never asked.
  const described = () => {
    document ??= openApiDocument(operations, { title, version: '1' })
    return document
  }
  app.get('/api/openapi.json', described)
  app.get('/api/docs', (request, reply) =>
    reply.type('text/html; charset=utf-8').send(referencePage(described(), request.cspNonce)),
  )
}
