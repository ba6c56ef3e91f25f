/** Reports the progress of a search from 0 at its start to 1, at which it stops. */
export type Stop = { progress(iterations: number): number }

/** The same number of iterations gives the same plan on any machine. */
export const afterIterations = (most: number): Stop => ({ progress: (iterations) => iterations / most })

/** Takes the clock, in milliseconds, as a parameter. */
export function afterMilliseconds(most: number, clock: () => number): Stop {
  const began = clock()
  return { progress: () => (clock() - began) / most }
}

/** Ends as soon as the callback returns true. */
export const whenStopped = (isOver: () => boolean): Stop => ({ progress: () => (isOver() ? 1 : 0) })

/**
 * Ends with the other stop, or after this many iterations in a row without improvement; the search reports improvements
 * through `better`.
 */
export function withPatience(stop: Stop, most: number): Stop & { better(): void } {
  let [seen, last] = [0, 0]
  return {
    progress: (iterations) => {
      seen = iterations
      return seen - last >= most ? 1 : stop.progress(iterations)
    },
    better: () => {
      last = seen
    },
  }
}

/** Ends with the first of several stops. */
export const firstOf = (...stops: readonly Stop[]): Stop => ({
  progress: (iterations) => stops.reduce((most, stop) => Math.max(most, stop.progress(iterations)), 0),
})

type Part = { from: number; to: number; spent: number }

/** A part of a stop as a stop of its own, for example from 0.2 to 0.5, with the iterations spent before it. */
export const partOf = (stop: Stop, { from, to, spent }: Part): Stop => ({
  progress: (iterations) => {
    const whole = stop.progress(spent + iterations)
    return whole >= 1 ? 1 : Math.max(0, (whole - from) / (to - from))
  },
})
