/** How soon the queue notices what comes without a notification, and how long a stop waits. */
export type Pace = {
  /** Interval for retries and due jobs. */
  pollSeconds: number
  /** Interval for jobs of dead workers. */
  superviseSeconds: number
  stopPatienceMs: number
}

export const usualPace: Pace = { pollSeconds: 2, superviseSeconds: 5, stopPatienceMs: 10_000 }
