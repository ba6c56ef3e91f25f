import { openApiDocument } from '@lanewise/contract/openapi'
import type { FastifyInstance } from 'fastify'
import type { Bound } from '#platform/http/bind.ts'
import { serveReferenceAssets } from './reference-assets.ts'
import { referencePage } from './reference-page.ts'

/** The OpenAPI document and a reference page made from it. Neither needs a sign-in. (APIKEY-1) */
export function mountOpenApi(
  app: FastifyInstance,
  listed: readonly { feature: string; bound: Bound }[],
  title: string,
) {
  const operations = listed.map(({ feature, bound }) => ({ feature, operation: bound.operation }))
  // Describing hundreds of operations takes a while, and most processes are never asked.
  const described = once(() => openApiDocument(operations, { title, version: '1' }))
  const page = once(() => referencePage(described()))
  app.get('/api/openapi.json', described)
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page()))
  serveReferenceAssets(app)
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
