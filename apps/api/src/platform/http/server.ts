import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { useProblems } from './problem-handler.ts'
import { useSecurityHeaders } from './security-headers.ts'

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** The bare HTTP server: logs with request id and without secrets, problems, headers. */
export async function createServer({
  logLevel,
  trustProxy,
}: {
  logLevel: LogLevel
  trustProxy?: boolean
}): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: logLevel,
      redact: {
        paths: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-api-key"]'],
        censor: '[hidden]',
      },
      serializers: { req: ({ method, url, id }) => ({ method, url: withoutSecrets(url ?? ''), id }) },
    },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
    trustProxy: trustProxy ?? false,
    forceCloseConnections: 'idle',
    requestTimeout: 120_000,
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  useProblems(app)
  useSecurityHeaders(app)
  await app.register(compress, { global: true, threshold: 1024 })
  return app
}

/** Codes, tokens and states travel in addresses of the sign-in; they do not belong in a log. */
export const withoutSecrets = (url: string) =>
  url
    .replace(/([?&](?:code|token|state|id_token_hint|login_hint|watch)=)[^&]*/gi, '$1[hidden]')
    .replace(
      /(\/(?:ActivateUser\/ActivateUser|activations|password-resets|activate|set-password|public\/[a-z-]+)\/)[^/?]+/gi,
      '$1[hidden]',
    )
