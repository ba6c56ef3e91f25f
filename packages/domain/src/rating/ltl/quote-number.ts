import type { RateAsk, RateProduct, RateStop } from '#rating/ask.ts'

/** Deterministic digest of a text: fourteen letters and digits. */
export function digest(text: string): string {
  let [low, high] = [0x811c9dc5, 0x9e3779b9]
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul((high << 5) ^ (high >>> 27) ^ code, 0x85ebca6b)
  }
  low = Math.imul(low ^ (low >>> 15), 0x2c1b3c6d)
  high = Math.imul(high ^ (high >>> 13), 0x297a2d39) ^ low
  return letters(low ^ (low >>> 16)) + letters(high ^ (high >>> 16))
}

/** Canonical text of a request, independent of the order of its fields and accessorials. */
export function askText(ask: RateAsk): string {
  return JSON.stringify([
    ask.shippingMode,
    ask.shippingDate,
    ask.miles,
    ask.isHazmatRequired,
    [...new Set(ask.accessorials)].sort(),
    ask.stops.map(stopText),
    ask.products.map(productText),
  ])
}

const letters = (value: number) => (value >>> 0).toString(36).toUpperCase().padStart(7, '0')

const stopText = ({ city, state, zip, country }: RateStop) => [city, state, zip, country]

const productText = (product: RateProduct) => [
  product.description,
  product.perPackageWeightInPounds,
  product.length,
  product.width,
  product.height,
  product.count,
  product.palletCount,
  product.packagingType,
  product.nmfcClass,
  product.nmfcNumber,
  product.cargoClassification,
  product.isStackable,
  product.isHazmat,
  product.hazmatHazardClass,
  product.hazmatPackingGroup,
  product.hazmatUNNumber,
]
