import type { Sketch } from '#search/search.ts'

/**
 * Lets several searches for one problem share results: each offers every better plan, and sometimes takes one that
 * another search found. Sketches are interchangeable, because the same problem compiles to the same model.
 */
export type Exchange = {
  offer(cost: number, sketch: Sketch): void
  /** Called as often as the stop; null most of the time. */
  take(): { cost: number; sketch: Sketch } | null
}
