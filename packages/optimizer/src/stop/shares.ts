import type { Stop } from '#stop/stop.ts'

/**
 * Divides a stop among several consecutive searches, each of which sees its part as a whole stop. Iterations spent by
 * earlier searches count, so the result is the same on any machine.
 */
export function sharesOf(stop: Stop, weights: readonly number[]): { stops: Stop[]; isOver(): boolean } {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const spent = weights.map(() => 0)
  const before = (index: number) => spent.slice(0, index).reduce((sum, iterations) => sum + iterations, 0)
  const upTo = (index: number) => weights.slice(0, index).reduce((sum, weight) => sum + weight, 0) / all
  const share = (index: number): Stop => {
    const [from, to] = [upTo(index), upTo(index + 1)]
    return {
      progress(iterations) {
        spent[index] = Math.max(spent[index]!, iterations)
        const whole = stop.progress(before(index) + iterations)
        return whole >= 1 ? 1 : Math.max(0, (whole - from) / (to - from))
      },
    }
  }
  return {
    stops: weights.map((_weight, index) => share(index)),
    isOver: () => stop.progress(before(weights.length)) >= 1,
  }
}
