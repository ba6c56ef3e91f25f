import { afterMilliseconds, type Stop } from '@lanewise/optimizer/stop/stop'

export type Clock = () => number

/** Milliseconds on the wall, or of CPU time that the process has used with all its threads. */
export const clockOf = (isCpu: boolean): Clock =>
  isCpu
    ? () => {
        const { user, system } = process.cpuUsage()
        return (user + system) / 1_000
      }
    : () => performance.now()

export const clockWords = (isCpu: boolean): string =>
  isCpu ? 'CPU time of the process' : 'time on the wall; with --cpu CPU time of the process'

/** A stop after some seconds that counts what it is asked. */
export function countedStop(seconds: number, clock: Clock) {
  const inner = afterMilliseconds(seconds * 1_000, clock)
  const counted = { iterations: 0, began: 0, ended: 0 }
  const stop: Stop = {
    progress(iterations) {
      if (counted.began === 0) counted.began = clock()
      counted.iterations = Math.max(counted.iterations, iterations)
      const progress = inner.progress(iterations)
      if (progress >= 1) counted.ended = clock()
      return progress
    },
  }
  const perSecond = () => (counted.iterations * 1_000) / Math.max(1, counted.ended - counted.began)
  return { stop, counted, perSecond }
}
