import { databaseAway, unknownError } from '@lanewise/contract/messages'
import { type Problem, problemBody } from '@lanewise/contract/problem'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import pg from 'pg'
import { isDatabaseAway, retryAfterSeconds } from '#platform/db/database-away.ts'
import { Refusal } from '#platform/refuse.ts'

/** Every error leaves in one format. An internal error reveals no details. (APIKEY-4) */
export function useProblems(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const problem = problemOf(error, request.routeOptions.bodyLimit)
    if (problem.status >= 500 && !(error instanceof Refusal)) request.log.error({ err: error }, 'request failed')
    if (problem.status === 503) reply.header('retry-after', retryAfterSeconds)
    return sendProblem(request, reply, problem)
  })
}

/** For a process that serves no pages: an unknown address gets a problem response and is not logged verbatim. */
export function refuseUnknownAddresses(app: FastifyInstance) {
  app.setNotFoundHandler(refuseUnknownAddress)
}

export const refuseUnknownAddress = (request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(request, reply, problemBody(404, 'There is nothing at this address'))

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem) {
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .serializer((payload) => JSON.stringify(payload))
    .send({ ...problem, requestId: request.id })
}

/** SQLSTATE codes that only invalid input causes. The constraint's message is not sent to the caller. */
const invalidInDatabase = new Set(['22003', '22P02', '22021', '22001', '22P05'])

function problemOf(error: FastifyError | Refusal, bodyLimit: number): Problem {
  if (error instanceof Refusal) return problemBody(error.status, error.message, error.extra)
  if (isDatabaseAway(error)) return problemBody(503, databaseAway)
  if (error instanceof pg.DatabaseError) return problemOfDatabase(error)
  const status = error.statusCode ?? 500
  if (status === 413) return problemBody(413, `The request is too large: at most ${megabytes(bodyLimit)}`)
  if (status === 429) return problemBody(429, 'Too many requests. Wait a moment and try again.')
  if (status >= 400 && status < 500) return problemBody(status, error.message)
  return problemBody(500, unknownError)
}

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`

function problemOfDatabase(error: pg.DatabaseError): Problem {
  const code = error.code ?? ''
  if (invalidInDatabase.has(code)) return problemBody(400, 'The input contains a value that cannot be stored')
  if (code === '23505' || code === '40001' || code === '40P01')
    return problemBody(409, 'Somebody else changed the same record. Try again.')
  return problemBody(500, unknownError)
}
