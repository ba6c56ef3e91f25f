import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import { problemBody } from '@lanewise/contract/problem'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { useProblems } from '#platform/http/answer/problem-handler.ts'
import { type OutsideOrigins, useSecurityHeaders } from './security-headers.ts'

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

type ServerOptions = {
  logLevel: LogLevel
  /** How many proxies stand in front; the address they name is counted from the right, where no caller can write. */
  trustedProxies?: number
} & OutsideOrigins

/** The bare HTTP server: logs with request id and without secrets, problems, headers. */
export async function createServer({
  logLevel,
  trustedProxies = 0,
  ...origins
}: ServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: logLevel,
      redact: {
        paths: ['req.headers.authorization', 'req.headers.cookie', 'req.headers["x-api-key"]'],
        censor: '[hidden]',
      },
      serializers: { req: logged },
    },
    logController: new OneLineACall(),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 500 },
    trustProxy: trustedProxies > 0 && ((_address, hop) => hop < trustedProxies),
    forceCloseConnections: 'idle',
    clientErrorHandler: refuseBrokenRequest,
    requestTimeout: 120_000,
    // The address of a quote holds all of its lines; a hundred of them need more than the usual 16 KB.
    http: { maxHeaderSize: 64 * 1024 },
  })
  nameAnswers(app)
  useParsers(app)
  useProblems(app)
  useSecurityHeaders(app, origins)
  // Counts where a route or a page asks for it.
  await app.register(rateLimit, { global: false })
  await app.register(compress, { global: true, threshold: 1024 })
  return app
}

function useParsers(app: FastifyInstance) {
  // JSON is the one language of the API; a form belongs to the sign-in pages, which bring their own parser.
  app.removeContentTypeParser('text/plain')
  // Partners send a file of X12 as it is; the call reads it as if it had come in base64.
  app.addContentTypeParser('application/edi-x12', { parseAs: 'buffer' }, async (_request: unknown, file: Buffer) => ({
    data: file.toString('base64'),
  }))
  // A file that is uploaded as it is.
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    async (_request: unknown, file: Buffer) => file,
  )
}

/** By the address as it came: the sign-in strips its own beginning from it, which tells what is secret. */
const logged = ({ method, originalUrl, id }: FastifyRequest) => ({ method, url: withoutSecrets(originalUrl), id })

/** Each answer by its request, and the last one of a connection as the last. */
function nameAnswers(app: FastifyInstance) {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    // A connection kept alive after its last answer would hold up the end of the process.
    if (isClosing) reply.header('connection', 'close')
  })
}

/** What was asked, how it was answered and how long it took, when the call has ended. */
class OneLineACall extends LogController {
  override incomingRequest() {}
  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply) {
    const about = { req: request, res: reply, responseTime: reply.elapsedTime }
    if (error) reply.log.error({ ...about, err: error }, 'request errored')
    else reply.log.info(about, 'request completed')
  }
}

/** What never became a request, such as an address that is too long, is refused in the same shape. */
function refuseBrokenRequest(error: Error & { code?: string }, socket: Socket) {
  if (!socket.writable) return
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const body = JSON.stringify(
    problemBody(status, status === 431 ? 'The address or the headers are too long' : 'This is not a valid request'),
  )
  const head = `HTTP/1.1 ${status} Bad Request\r\ncontent-type: application/problem+json\r\ncontent-length: ${Buffer.byteLength(body)}`
  socket.end(`${head}\r\nconnection: close\r\n\r\n${body}`)
}

/** Codes, tokens and states travel in addresses of the sign-in; they do not belong in a log. */
export const withoutSecrets = (url: string) =>
  url
    .replace(/([?&](?:code|token|state|id_token_hint|login_hint|watch)=)[^&]*/gi, '$1[hidden]')
    .replace(
      /(\/(?:ActivateUser\/ActivateUser|activations|password-resets|activate|set-password|identity\/sign-in|identity\/auth|files|public\/[a-z-]+)\/)[^/?]+/gi,
      '$1[hidden]',
    )
