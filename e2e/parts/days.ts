/** Time zone of the demo company and of the browsers. */
export const timeZone = 'America/Chicago'

const msPerDay = 86_400_000
const isoDate = (moment: Date) => moment.toISOString().slice(0, 10)
const today = () => new Date().toLocaleDateString('sv-SE', { timeZone })

/** Date the given number of days from today, in the format of the API and of date fields. */
export const dayIn = (days: number) => isoDate(new Date(Date.parse(today()) + days * msPerDay))

/** Holidays of US carriers by the month and day on which they are observed, and by weekday where it is fixed. */
const holidays: readonly [from: string, until: string, weekdays?: readonly number[]][] = [
  ['01-01', '01-01'],
  ['01-02', '01-02', [1]],
  ['05-25', '05-31', [1]],
  ['07-03', '07-03', [5]],
  ['07-04', '07-04'],
  ['07-05', '07-05', [1]],
  ['09-01', '09-07', [1]],
  ['11-22', '11-28', [4]],
  ['12-24', '12-24', [5]],
  ['12-25', '12-25'],
  ['12-26', '12-26', [1]],
  ['12-31', '12-31', [5]],
]

function isWorkday(date: string): boolean {
  const [day, weekday] = [date.slice(5), new Date(date).getUTCDay()]
  const isHoliday = holidays.some(
    ([from, until, weekdays]) => from <= day && day <= until && (weekdays?.includes(weekday) ?? true),
  )
  return weekday % 6 !== 0 && !isHoliday
}

/** The first business day at least the given number of days away. */
export function workdayIn(days: number): string {
  let ahead = days
  while (!isWorkday(dayIn(ahead))) ahead += 1
  return dayIn(ahead)
}

/** A weekday when every carrier picks up, soon enough for current contracts and tariffs to be valid. */
export const pickupDay = () => workdayIn(7)
/** As `pickupDay`, but no Friday: a truck of two days would reach a dock that is closed on Sundays. */
export function quotedPickupDay(): string {
  let ahead = 7
  while (!isWorkday(dayIn(ahead)) || new Date(dayIn(ahead)).getUTCDay() === 5) ahead += 1
  return dayIn(ahead)
}
export const dropoffDay = () => workdayIn(11)
export const laterDropoffDay = () => workdayIn(14)

/** A date in the format that users type. */
export const typed = (date: string) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`

/** A time one minute ago. */
export const justNow = () => new Date(Date.now() - 60_000).toISOString()
