import { afterMilliseconds, type Stop } from '@lanewise/optimizer/stop/stop'

export type Clock = () => number

/** Milliseconds of wall-clock time, or of CPU time that the process has used in all its threads. */
export const clockOf = (isCpu: boolean): Clock =>
  isCpu
    ? () => {
        const { user, system } = process.cpuUsage()
        return (user + system) / 1_000
      }
    : () => performance.now()

export const clockLabel = (isCpu: boolean): string =>
  isCpu ? 'CPU time of the process' : 'time on the wall; with --cpu CPU time of the process'

/** A time-limited stop that counts the iterations and measures their duration. */
export function countingStop(seconds: number, clock: Clock) {
  const inner = afterMilliseconds(seconds * 1_000, clock)
  const counts = { iterations: 0, began: 0, ended: 0 }
  const stop: Stop = {
    progress(iterations) {
      if (counts.began === 0) counts.began = clock()
      counts.iterations = Math.max(counts.iterations, iterations)
      const progress = inner.progress(iterations)
      if (progress >= 1) counts.ended = clock()
      return progress
    },
  }
  const perSecond = () => (counts.iterations * 1_000) / Math.max(1, counts.ended - counts.began)
  return { stop, counts: counts, perSecond }
}
