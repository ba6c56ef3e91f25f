/** Where the demo company works and the browsers stand. */
export const timeZone = 'America/Chicago'

const msPerDay = 86_400_000
const isoDate = (moment: Date) => moment.toISOString().slice(0, 10)
const today = () => new Date().toLocaleDateString('sv-SE', { timeZone })

/** The date so many days from today, as the API and date fields take it. */
export const dayIn = (days: number) => isoDate(new Date(Date.parse(today()) + days * msPerDay))

/** The first day from Monday to Friday that is so many days away or more. */
export function workdayIn(days: number): string {
  const isWorkday = (date: string) => new Date(date).getUTCDay() % 6 !== 0
  let ahead = days
  while (!isWorkday(dayIn(ahead))) ahead += 1
  return dayIn(ahead)
}

/** A day on which every carrier comes, soon enough that contracts and tariffs of today hold. */
export const pickupDay = () => workdayIn(7)
export const dropoffDay = () => workdayIn(11)
export const laterDropoffDay = () => workdayIn(14)

/** A date as people type it. */
export const typed = (date: string) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`

/** A moment that has just passed. */
export const justNow = () => new Date(Date.now() - 60_000).toISOString()
