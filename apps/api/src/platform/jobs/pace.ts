/** How soon what comes without a notification is noticed, and how long a stop waits. */
export type Pace = {
  /** Retries and jobs that are due. */
  pollSeconds: number
  /** Jobs of workers that died. */
  superviseSeconds: number
  stopPatienceMs: number
}

export const usualPace: Pace = { pollSeconds: 2, superviseSeconds: 5, stopPatienceMs: 10_000 }
