const FEET_IN_METER = 3.28084
const FEET_IN_MILE = 5280
/** Maximum width of the scale in px. */
const WIDEST = 100

export type Scale = { text: string; width: number }

/** An imperial scale: the largest round number of miles that fits, or of feet below one mile. */
export function scaleAt(latitude: number, zoom: number): Scale {
  const feetPerPixel = (metersPerPixel(latitude, zoom) || 1) * FEET_IN_METER
  const room = feetPerPixel * WIDEST
  const isMiles = room >= FEET_IN_MILE
  const unit = isMiles ? FEET_IN_MILE : 1
  const amount = roundBelow(room / unit)
  return {
    text: `${amount.toLocaleString('en-US')} ${isMiles ? 'mi' : 'ft'}`,
    width: Math.round((amount * unit) / feetPerPixel),
  }
}

/** Earth's circumference divided by the world's width in px. A pixel covers less distance towards the poles. */
const metersPerPixel = (latitude: number, zoom: number) =>
  (40_075_016.7 * Math.cos((latitude * Math.PI) / 180)) / (512 * 2 ** zoom)

/** The largest 1, 2, 3 or 5 times a power of ten that is not above the number. */
function roundBelow(number: number): number {
  const power = 10 ** Math.floor(Math.log10(number))
  const lead = number / power
  return power * ([5, 3, 2].find((step) => lead >= step) ?? 1)
}
