import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import { problemBody } from '@lanewise/contract/problem'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { createOutageLog } from '#platform/db/outage-log.ts'
import { useProblems } from '#platform/http/answer/problem-handler.ts'
import { type OutsideOrigins, useSecurityHeaders } from './security-headers.ts'

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

type ServerOptions = {
  logLevel: LogLevel
  /**
   * Number of proxies in front of the server. The client address is counted from the right of the header, where no
   * caller can write.
   */
  trustedProxies?: number
} & OutsideOrigins

const secrets = {
  paths: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-api-key"]'],
  censor: '[hidden]',
}

/** The basic HTTP server, with logging (request ids, no secrets), problem responses and security headers. */
export async function createServer({
  logLevel,
  trustedProxies = 0,
  ...origins
}: ServerOptions): Promise<FastifyInstance> {
  const isOutage = createOutageLog()
  const app = Fastify({
    logger: {
      level: logLevel,
      redact: secrets,
      serializers: { req: logged },
      hooks: {
        logMethod(line, method) {
          const write = (...own: [object, string]) => method.apply(this, own)
          if (!isOutage(line, write)) method.apply(this, line)
        },
      },
    },
    logController: new OneLineACall(),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
    trustProxy: trustedProxies > 0 && ((_address, hop) => hop < trustedProxies),
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseBrokenRequest,
    requestTimeout: 120_000,
    // The URL of a quote contains all its lines. A hundred of them need more than the default 16 KB.
    http: { maxHeaderSize: 64 * 1024 },
  })
  nameAnswers(app)
  useParsers(app)
  useProblems(app)
  useSecurityHeaders(app, origins)
  // Rate limits apply only to routes or pages that request them.
  await app.register(rateLimit, { global: false })
  await app.register(compress, { global: true, threshold: 1024 })
  return app
}

function useParsers(app: FastifyInstance) {
  // The API accepts only JSON. The sign-in pages register their own parser for forms.
  app.removeContentTypeParser('text/plain')
  // Partners send raw X12 files. The body is converted to base64, so that the operation reads it like any other.
  app.addContentTypeParser('application/edi-x12', { parseAs: 'buffer' }, async (_request: unknown, file: Buffer) => ({
    data: file.toString('base64'),
  }))
  // Raw file uploads.
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    async (_request: unknown, file: Buffer) => file,
  )
}

/** Logs the original URL: the sign-in strips its prefix, which is needed to recognize secrets. */
const logged = ({ method, originalUrl, id }: FastifyRequest) => ({ method, url: withoutSecrets(originalUrl), id })

/** Adds the request id to each answer, and marks the last answer of a connection. */
function nameAnswers(app: FastifyInstance) {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // A keep-alive connection would delay the end of the process.
    if (isClosing) reply.header('connection', 'close')
  })
}

/** Logs one line when a call has ended: the request, the status and the duration. */
class OneLineACall extends LogController {
  override incomingRequest() {}
  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply) {
    const about = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) reply.log.error({ ...about, err: error }, 'request errored')
    else reply.log.info(about, 'request completed')
  }
}

/** Sends the same problem format for input that is not a valid request, such as a URL that is too long. */
function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket) {
  if (!socket.writable) return
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const body = JSON.stringify(
    problemBody(status, status === 431 ? 'The address or the headers are too long' : 'This is not a valid request'),
  )
  const head = `HTTP/1.1 ${status} Bad Request\r\ncontent-type: application/problem+json\r\ncontent-length: ${Buffer.byteLength(body)}`
  socket.end(`${head}\r\nconnection: close\r\n\r\n${body}`)
}

/** Codes, tokens and states appear in URLs of the sign-in. They must not be logged. */
export const withoutSecrets = (url: string) =>
  url
    .replace(/([?&](?:code|token|state|id_token_hint|login_hint|watch)=)[^&]*/gi, '$1[hidden]')
    .replace(
      /(\/(?:ActivateUser\/ActivateUser|activations|password-resets|activate|set-password|identity\/sign-in|identity\/auth|files|public\/[a-z-]+)\/)[^/?]+/gi,
      '$1[hidden]',
    )
