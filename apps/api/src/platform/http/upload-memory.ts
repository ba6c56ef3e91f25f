import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '#platform/refuse.ts'

/** Bodies of requests that a process holds at a time, in bytes. While it decodes one, it needs a multiple of it. */
const mostBytes = 192 * 1024 * 1024
/** A caller and the colleagues of it may use half of that, so that they never keep everybody else out. */
const mostOfCaller = mostBytes / 2
/** Smaller bodies are read anyway. */
const small = 256 * 1024

export type UploadMemory = (request: FastifyRequest, reply: FastifyReply, limit: number) => void

/** Refuses large bodies before they are read when too many of them are being received or processed. */
export function createUploadMemory(): UploadMemory {
  const held = new Map<string, number>()
  let total = 0
  return (request, reply, limit) => {
    const bytes = expectedBytes(request, limit)
    if (bytes <= small) return
    const caller = request.user?.companyId ?? request.ip
    const own = held.get(caller) ?? 0
    const isTooMuch = (own > 0 && own + bytes > mostOfCaller) || (total > 0 && total + bytes > mostBytes)
    if (isTooMuch) {
      // The rest of the body is not read.
      reply.header('connection', 'close')
      throw new Refusal(503, 'Many large files are being received right now. Try again in a moment.')
    }
    held.set(caller, own + bytes)
    total += bytes
    reply.raw.once('close', () => {
      total -= bytes
      const left = (held.get(caller) ?? 0) - bytes
      if (left > 0) held.set(caller, left)
      else held.delete(caller)
    })
  }
}

/** Size as the caller announces it. A body without a size may become as large as its operation allows. */
function expectedBytes({ headers }: FastifyRequest, limit: number): number {
  const announced = Number(headers['content-length'])
  if (Number.isFinite(announced)) return Math.min(announced, limit)
  return headers['transfer-encoding'] ? limit : 0
}
