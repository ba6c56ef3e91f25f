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
  const document = openApiDocument(operations, { title, version: '1' })
  app.get('/api/openapi.json', () => document)
  app.get('/api/docs', (request, reply) =>
    reply.type('text/html; charset=utf-8').send(referencePage(document, request.cspNonce)),
  )
}
