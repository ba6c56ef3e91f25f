/** Daily hours in which a user wants no email; they may extend past midnight. */
export type QuietHours = {
  isOn: boolean
  /** Format `HH:mm`. */
  from: string
  to: string
  /** The user's own time zone, which may differ from the company's. */
  timeZone: string
}

/** Suggested hours for a user who never had any. */
export const firstQuietHours = { isOn: false, from: '19:00', to: '06:00' } as const

export const sameTimes = 'Quiet hours must begin and end at different times'

/** Reason why the quiet hours cannot be saved; null if they can. */
export const quietHoursObstacle = ({ from, to }: Pick<QuietHours, 'from' | 'to'>): string | null =>
  from === to ? sameTimes : null
