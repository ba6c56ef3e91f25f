import type { FuelIndex } from '@lanewise/domain/rating/ltl/fuel/fuel-index'
import { addDays } from '@lanewise/domain/shared/calendar'
import { randomOf } from '#random.ts'

const firstMonday = '2024-06-03'
const weekCount = 161

/** Dollars per gallon every 16 weeks. The invented prices rise in winter and fall in summer. */
const anchors = [3.72, 3.58, 3.54, 3.66, 3.55, 3.79, 3.91, 3.74, 3.82, 4.03, 3.88, 3.95]
const weeksBetween = 16

/** Three years of weekly diesel prices up to mid-2027, the same on every run. */
export const demoFuelIndex: FuelIndex = { name: 'Demo diesel index', weeks: makeWeeks() }

function makeWeeks(): FuelIndex['weeks'] {
  const random = randomOf(2_024)
  return Array.from({ length: weekCount }, (_unused, week) => {
    const place = week / weeksBetween
    const [before = 0, after = 0] = [anchors[Math.floor(place)], anchors[Math.floor(place) + 1]]
    const course = before + (after - before) * (place - Math.floor(place))
    const thousandths = Math.round(course * 1_000) + random.whole(-22, 22)
    return { monday: addDays(firstMonday, week * 7), price: thousandths * 10 }
  })
}
