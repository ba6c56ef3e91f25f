import type { HazardClass } from '#commodities/hazmat.ts'
import { formatDensity, lineVolume } from '#freight/density.ts'
import { type Country, findState } from '#places/states.ts'
import { type Accessorial, feetOfOverlength } from '#rating/accessorials.ts'
import {
  palletsOf,
  productDensity,
  productsLinearFeet,
  productWeight,
  type RateAsk,
  type RateProduct,
  type RateStop,
} from '#rating/ask.ts'
import { classIndexOf } from '#rating/ltl/base/rated-class.ts'
import { type Services, servicesOf } from '#rating/ltl/extras/services.ts'
import { overlengthOfShipment } from '#rating/overlength.ts'
import { exact } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Line as tariffs use it: whole pounds, and the class or, when none is entered, the density as number and text. */
export type ShipmentLine = {
  pounds: number
  givenClass: number | null
  density: number | null
  densityText: string | null
}

export type End = { country: Country; state: string; stateName: string }

/** Shipment values that tariffs need, calculated once for all of them. */
export type Shipment = {
  mode: RateAsk['shippingMode']
  shippingDate: IsoDate
  miles: number
  origin: End
  destination: End
  lines: readonly ShipmentLine[]
  pounds: number
  pieces: number
  pallets: number
  cubicFeet: number
  linearFeet: number
  sides: { longest: number; widest: number; tallest: number }
  /** Pounds of the heaviest pallet. */
  heaviestPallet: number
  hazard: { isHazmat: boolean; classes: readonly HazardClass[] }
  services: Services
}

export function shipmentOf(ask: RateAsk): Shipment {
  const { products } = ask
  const lines = products.map(lineOf)
  const isHazmat = ask.isHazmatRequired || ask.accessorials.includes('Hazmat') || products.some((one) => one.isHazmat)
  return {
    mode: ask.shippingMode,
    shippingDate: ask.shippingDate,
    miles: Math.round(ask.miles),
    origin: endOf(ask.stops[0]),
    destination: endOf(ask.stops[1]),
    lines,
    pounds: sumOf(lines, ({ pounds }) => pounds),
    pieces: sumOf(products, ({ count }) => count),
    pallets: sumOf(products, ({ palletCount }) => palletCount),
    cubicFeet: sumOf(products, (product) => lineVolume(palletsOf(product)) ?? 0),
    linearFeet: productsLinearFeet(products),
    sides: sidesOf(products),
    heaviestPallet: Math.max(...products.map((product, line) => (lines[line]?.pounds ?? 0) / product.palletCount)),
    hazard: { isHazmat, classes: hazardClassesOf(products) },
    services: servicesOf(accessorialsOf(ask, isHazmat)),
  }
}

/** Hazmat and overlength are derived from the goods when the caller does not request them. */
function accessorialsOf({ accessorials, products }: RateAsk, isHazmat: boolean): Accessorial[] {
  const hasOverlength = accessorials.some((accessorial) => feetOfOverlength(accessorial) !== null)
  const overlength = hasOverlength ? null : overlengthOfShipment(products.map(palletsOf))
  return [...accessorials, ...(isHazmat ? (['Hazmat'] as const) : []), ...(overlength === null ? [] : [overlength])]
}

function lineOf(product: RateProduct): ShipmentLine {
  const { nmfcClass } = product
  const density = nmfcClass === null ? productDensity(product) : null
  return {
    // Thirteen digits remove binary noise: 3 packages of 0.1 lb are not 0.30000000000000004.
    pounds: Math.ceil(exact(productWeight(product), 13)),
    givenClass: nmfcClass === null ? null : classIndexOf(nmfcClass),
    density,
    densityText: density === null ? null : formatDensity(density),
  }
}

/** Looks up the state by its code. No carrier serves an unknown state. */
function endOf({ country, state }: RateStop): End {
  const known = findState(country, state)
  return { country, state: known?.code ?? state, stateName: known?.name ?? state }
}

/** The longer side on the floor is the length, the other one the width. */
function sidesOf(products: readonly RateProduct[]): Shipment['sides'] {
  return {
    longest: Math.max(...products.map(({ length, width }) => Math.max(length, width))),
    widest: Math.max(...products.map(({ length, width }) => Math.min(length, width))),
    tallest: Math.max(...products.map(({ height }) => height)),
  }
}

const hazardClassesOf = (products: readonly RateProduct[]): HazardClass[] => [
  ...new Set(
    products.flatMap((one) => (one.isHazmat && one.hazmatHazardClass !== null ? [one.hazmatHazardClass] : [])),
  ),
]

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0)
