/** Time zone of the demo company and of the browsers. */
export const timeZone = 'America/Chicago'

const msPerDay = 86_400_000
const isoDate = (moment: Date) => moment.toISOString().slice(0, 10)
const today = () => new Date().toLocaleDateString('sv-SE', { timeZone })

/** Date the given number of days from today, in the format of the API and of date fields. */
export const dayIn = (days: number) => isoDate(new Date(Date.parse(today()) + days * msPerDay))

/** The first weekday (Monday to Friday) at least the given number of days away. */
export function workdayIn(days: number): string {
  const isWorkday = (date: string) => new Date(date).getUTCDay() % 6 !== 0
  let ahead = days
  while (!isWorkday(dayIn(ahead))) ahead += 1
  return dayIn(ahead)
}

/** A weekday when every carrier picks up, soon enough for current contracts and tariffs to be valid. */
export const pickupDay = () => workdayIn(7)
export const dropoffDay = () => workdayIn(11)
export const laterDropoffDay = () => workdayIn(14)

/** A date in the format that users type. */
export const typed = (date: string) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`

/** A time one minute ago. */
export const justNow = () => new Date(Date.now() - 60_000).toISOString()
