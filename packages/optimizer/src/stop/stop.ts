/** Says how far a search has come, from 0 at its begin to 1 at its end, at which it stops. */
export type Stop = { progress(iterations: number): number }

/** The same number of iterations gives the same plan on any machine. */
export const afterIterations = (most: number): Stop => ({ progress: (iterations) => iterations / most })

/** Time comes in as a clock of milliseconds. */
export function afterMilliseconds(most: number, clock: () => number): Stop {
  const began = clock()
  return { progress: () => (clock() - began) / most }
}

/** Ends at once when somebody says so. */
export const whenTold = (isOver: () => boolean): Stop => ({ progress: () => (isOver() ? 1 : 0) })

/** Ends as another does, or as soon as so many iterations in a row found nothing better; it is told of what is better. */
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

/** The first of several to come to its end. */
export const firstOf = (...stops: readonly Stop[]): Stop => ({
  progress: (iterations) => stops.reduce((most, stop) => Math.max(most, stop.progress(iterations)), 0),
})

type Part = { from: number; to: number; spent: number }

/** A part of a stop's span, as a whole of its own: from 0.2 to 0.5 of it, with the iterations spent before it. */
export const partOf = (stop: Stop, { from, to, spent }: Part): Stop => ({
  progress: (iterations) => {
    const whole = stop.progress(spent + iterations)
    return whole >= 1 ? 1 : Math.max(0, (whole - from) / (to - from))
  },
})
