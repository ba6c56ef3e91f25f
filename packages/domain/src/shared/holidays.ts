import type { IsoDate } from '#shared/written-date.ts'

type Country = 'US' | 'CA' | 'MX'

/** A day on which a company ships nothing, in addition to the holidays of its carriers. */
export type CompanyHoliday = { date: IsoDate; name: string }

/** What decides whether a day is a business day: the countries of the stops, and the company's own days. */
export type Workdays = { countries: readonly Country[]; own?: readonly CompanyHoliday[] }

/** Stops in the United States of a company without own days. */
export const usualWorkdays: Workdays = { countries: ['US'] }

/** Workdays of a route over these countries. Unknown ones leave those of the United States. */
export function workdaysOf(
  countries: readonly (string | null | undefined)[],
  own: readonly CompanyHoliday[],
): Workdays {
  const known = countries.filter(
    (country): country is Country => country === 'US' || country === 'CA' || country === 'MX',
  )
  return { countries: known.length > 0 ? [...new Set(known)] : usualWorkdays.countries, own }
}

/** When a holiday falls: a date, the nth weekday of a month, the last one until a day, or days from Easter Sunday. */
type Rule = { name: string } & (
  | { month: number; day: number }
  | { month: number; weekday: number; nth: number }
  | { month: number; weekday: number; until: number }
  | { fromEaster: number }
)

const [monday, thursday] = [1, 4]

/** Days on which US LTL carriers do not operate, and statutory holidays in Canada and Mexico. (DEF-133) */
const rules: Readonly<Record<Country, readonly Rule[]>> = {
  US: [
    { name: "New Year's Day", month: 1, day: 1 },
    { name: 'Memorial Day', month: 5, weekday: monday, until: 31 },
    { name: 'Independence Day', month: 7, day: 4 },
    { name: 'Labor Day', month: 9, weekday: monday, nth: 1 },
    { name: 'Thanksgiving', month: 11, weekday: thursday, nth: 4 },
    { name: 'Christmas Day', month: 12, day: 25 },
  ],
  CA: [
    { name: "New Year's Day", month: 1, day: 1 },
    { name: 'Good Friday', fromEaster: -2 },
    { name: 'Victoria Day', month: 5, weekday: monday, until: 24 },
    { name: 'Canada Day', month: 7, day: 1 },
    { name: 'Labour Day', month: 9, weekday: monday, nth: 1 },
    { name: 'National Day for Truth and Reconciliation', month: 9, day: 30 },
    { name: 'Thanksgiving', month: 10, weekday: monday, nth: 2 },
    { name: 'Remembrance Day', month: 11, day: 11 },
    { name: 'Christmas Day', month: 12, day: 25 },
    { name: 'Boxing Day', month: 12, day: 26 },
  ],
  MX: [
    { name: "New Year's Day", month: 1, day: 1 },
    { name: 'Constitution Day', month: 2, weekday: monday, nth: 1 },
    { name: "Benito Juárez's Birthday", month: 3, weekday: monday, nth: 3 },
    { name: 'Labor Day', month: 5, day: 1 },
    { name: 'Independence Day', month: 9, day: 16 },
    { name: 'Revolution Day', month: 11, weekday: monday, nth: 3 },
    { name: 'Christmas Day', month: 12, day: 25 },
  ],
}

/** Name of the holiday on a date: an own day of the company, or one in the countries. Null on every other day. */
export function holidayOn(date: IsoDate, { countries, own = [] }: Workdays = usualWorkdays): string | null {
  const ownDay = own.find((holiday) => holiday.date === date)
  if (ownDay) return ownDay.name
  for (const country of countries) {
    const name = holidaysIn(country, Number(date.slice(0, 4))).get(date)
    if (name) return name
  }
  return null
}

const knownYears = new Map<string, ReadonlyMap<IsoDate, string>>()

/** Holidays that are observed within a year. New Year's Day of the next one may be observed on December 31. */
function holidaysIn(country: Country, year: number): ReadonlyMap<IsoDate, string> {
  const key = `${country} ${year}`
  const known = knownYears.get(key)
  if (known) return known
  const days = new Map<IsoDate, string>()
  for (const each of [year, year + 1])
    for (const rule of rules[country]) {
      const observed = observedOn(dayOf(rule, each), country, days)
      if (observed.startsWith(`${year}`)) days.set(observed, rule.name)
    }
  knownYears.set(key, days)
  return days
}

/**
 * The day on which a holiday is observed. On a weekend US carriers close on the Friday before or the Monday after, Canadian
 * ones on the next day that is not a holiday yet. Mexico keeps the date.
 */
function observedOn(day: Date, country: Country, taken: ReadonlyMap<IsoDate, string>): IsoDate {
  const weekday = day.getUTCDay()
  if (country === 'US' && weekday === 6) return iso(moved(day, -1))
  if (country === 'US' && weekday === 0) return iso(moved(day, 1))
  if (country === 'CA' && weekday % 6 === 0) {
    let next = moved(day, weekday === 6 ? 2 : 1)
    while (taken.has(iso(next))) next = moved(next, 1)
    return iso(next)
  }
  return iso(day)
}

function dayOf(rule: Rule, year: number): Date {
  if ('fromEaster' in rule) return moved(easter(year), rule.fromEaster)
  if ('day' in rule) return utc(year, rule.month, rule.day)
  const { month, weekday } = rule
  if ('until' in rule) {
    const last = utc(year, month, rule.until)
    return moved(last, -((last.getUTCDay() - weekday + 7) % 7))
  }
  const first = utc(year, month, 1)
  return moved(first, ((weekday - first.getUTCDay() + 7) % 7) + (rule.nth - 1) * 7)
}

/** Easter Sunday by the rule of the Gregorian calendar. */
function easter(year: number): Date {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const correction = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const moon = (correction + 19 * golden + 15) % 30
  const full = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11))
  const sunday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7
  const offset = full - sunday
  const month = 3 + Math.floor((offset + 40) / 44)
  return utc(year, month, offset + 28 - 31 * Math.floor(month / 4))
}

const utc = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day))
const moved = (day: Date, days: number) => new Date(day.getTime() + days * 86_400_000)
const iso = (day: Date): IsoDate => day.toISOString().slice(0, 10)
