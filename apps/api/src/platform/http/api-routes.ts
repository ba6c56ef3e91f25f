import { Readable } from 'node:stream'
import type { Operation } from '@lanewise/contract/operation'
import { problemBody } from '@lanewise/contract/problem'
import { isAllowed, noPermissionText } from '@lanewise/domain/access/allowed'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { User } from '#platform/context.ts'
import { sendProblem } from '#platform/http/answer/problem-handler.ts'
import type { CsvFile } from '#platform/list/csv-export.ts'
import { Refusal, refuse } from '#platform/refuse.ts'
import { writerOf } from './answer/write-answer.ts'
import type { Bound } from './bind.ts'
import type { Runner } from './run-operation.ts'
import { createUploadMemory, type UploadMemory } from './upload-memory.ts'

/** Returns the active account behind a request, or null. */
export type Authenticate = (request: FastifyRequest) => Promise<User | null>

declare module 'fastify' {
  interface FastifyRequest {
    user: User | null
  }
}

/** Mounts every bound operation below /api/v1. The order of checks is token, account, permission, input, action. */
export async function mountApi(
  app: FastifyInstance,
  bounds: readonly Bound[],
  { run, authenticate }: { run: Runner; authenticate: Authenticate },
) {
  app.decorateRequest('user', null)
  const reserve = createUploadMemory()
  for (const bound of bounds) app.route(routeOf(bound, { run, authenticate, reserve }))
  app.all('/api/*', (request, reply) => sendProblem(request, reply, problemBody(404, 'There is no such operation')))
}

type Serving = { run: Runner; authenticate: Authenticate; reserve: UploadMemory }

function routeOf(bound: Bound, { run, authenticate, reserve }: Serving): RouteOptions {
  const { operation } = bound
  const bodyLimit = bound.bodyLimit ?? operation.bodyLimit ?? 1024 * 1024
  return {
    method: operation.method,
    url: `/api/v1${operation.path.replace(/\{(\w+)\}/g, ':$1')}`,
    bodyLimit,
    config: operation.publicLimit ? { rateLimit: { max: operation.publicLimit, timeWindow: '1 minute' } } : {},
    onRequest: async (request, reply) => {
      if (operation.permission !== 'public') {
        request.user = (await authenticate(request)) ?? refuse.unauthenticated()
        if (!mayCall(operation, request.user)) throw new Refusal(403, noPermissionText)
      }
      reserve(request, reply, bodyLimit)
    },
    handler: async (request, reply) => {
      const answered = await run(bound, {
        user: request.user,
        params: request.params,
        query: request.query,
        body: request.body,
        path: request.url,
        address: request.ip,
        requestId: request.id,
        idempotencyKey: headerText(request.headers['idempotency-key']),
        bearer: /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null,
      })
      reply.header('cache-control', 'no-store')
      if (operation.answerType) return sendCsv(reply, answered.answer as CsvFile)
      if (answered.status === 204) return reply.code(204).send()
      return reply.code(answered.status).type(json).serializer(writerOf(operation.answer)).send(answered.answer)
    },
  }
}

/** A key may call what its scopes allow, and no operations meant only for people. */
function mayCall({ permission, scope }: Operation, { permissions, key }: User): boolean {
  if (!key) return isAllowed(permission, permissions)
  if (scope && key.scopes.includes(scope)) return true
  return permission !== 'signed-in' && isAllowed(permission, permissions)
}

const json = 'application/json; charset=utf-8'

const sendCsv = (reply: FastifyReply, { fileName, pieces }: CsvFile) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(pieces))

const headerText = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? null
