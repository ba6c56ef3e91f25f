import { refuse } from '#platform/refuse.ts'

type Line = { running: number; waiting: (() => void)[] }

/**
 * Limits the concurrent calls of one company and queues the rest, so that one company cannot use up the database. When
 * the queue is full, further calls are refused with a request to retry.
 */
export function createCompanyLines({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const lines = new Map<string, Line>()
  const enter = async (line: Line) => {
    if (line.running < atOnce) line.running += 1
    else await new Promise<void>((go) => line.waiting.push(go))
  }
  const leave = (companyId: string, line: Line) => {
    const next = line.waiting.shift()
    if (next) return next()
    line.running -= 1
    if (line.running === 0) lines.delete(companyId)
  }
  return async <T>(companyId: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(companyId) ?? { running: 0, waiting: [] }
    lines.set(companyId, line)
    if (line.waiting.length >= mostWaiting)
      return refuse.tooMany('Too many requests at once. Try again in a few seconds')
    await enter(line)
    try {
      return await work()
    } finally {
      leave(companyId, line)
    }
  }
}
