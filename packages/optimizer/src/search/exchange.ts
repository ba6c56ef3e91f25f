import type { Sketch } from '#search/search.ts'

/**
 * How several searches over one problem help each other: each offers every better plan, and is now and then handed
 * one that another found. They know each other's sketches because the same problem gives the same model.
 */
export type Exchange = {
  offer(cost: number, sketch: Sketch): void
  /** Asked as often as the stop; null most of the time. */
  take(): { cost: number; sketch: Sketch } | null
}
