const FEET_IN_METER = 3.28084
const FEET_IN_MILE = 5280
/** The widest the scale may be, in px. */
const WIDEST = 100

export type Scale = { text: string; width: number }

/** An imperial scale: the largest round number of miles, or feet below one mile, that fits. */
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

/** The earth's girth over the px of the whole world, which get closer towards the poles. */
const metersPerPixel = (latitude: number, zoom: number) =>
  (40_075_016.7 * Math.cos((latitude * Math.PI) / 180)) / (512 * 2 ** zoom)

/** 1, 2, 3 or 5 with noughts behind. */
function roundBelow(number: number): number {
  const power = 10 ** Math.floor(Math.log10(number))
  const lead = number / power
  return power * ([5, 3, 2].find((step) => lead >= step) ?? 1)
}
