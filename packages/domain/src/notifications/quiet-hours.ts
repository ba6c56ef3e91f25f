/** The hours of each day in which somebody wants no mail; they may go over midnight. */
export type QuietHours = {
  isOn: boolean
  /** `HH:mm` */
  from: string
  to: string
  /** The person's own, which need not be the company's. */
  timeZone: string
}

/** What is proposed to who never had any. */
export const firstQuietHours = { isOn: false, from: '19:00', to: '06:00' } as const

export const sameTimes = 'Quiet hours end at another time than they begin'

/** Why such hours cannot be kept; null where they can. */
export const quietHoursObstacle = ({ from, to }: Pick<QuietHours, 'from' | 'to'>): string | null =>
  from === to ? sameTimes : null
