import { densityTableOn, type FreightClass, freightClasses } from '#freight/freight-class.ts'
import type { Accessorial } from '#rating/accessorials.ts'
import { productClass, productWeight, type RateProduct } from '#rating/ask.ts'
import type { FieldIssue } from '#shared/issue.ts'
import { exact } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Freight summary that a quote shows in lists. */
export type RequestedFreight = {
  /** Freight classes without duplicates, densest first. */
  freightClasses: FreightClass[]
  /** First effective day of the density table that gave the classes nobody entered. */
  densityTable: string
  pallets: number
  weight: number
  isHazmat: boolean
  accessorials: Accessorial[]
}

type FreightRequest = {
  /** Pickup date. Its density table gives the classes nobody entered. (TRADE-4) */
  shippingDate: IsoDate
  products: readonly RateProduct[]
  isHazmatRequired: boolean
  accessorials: readonly Accessorial[]
}

/** Freight of a request in the form that rate sources take. Hazardous goods also need the Hazmat accessorial. */
export function requestedFreight({
  shippingDate,
  products,
  isHazmatRequired,
  accessorials,
}: FreightRequest): RequestedFreight {
  const classes = new Set(products.map((product) => productClass(product, shippingDate)))
  const isHazmat = isHazmatRequired || products.some((product) => product.isHazmat)
  return {
    freightClasses: freightClasses.filter((one) => classes.has(one)),
    densityTable: densityTableOn(shippingDate).effective,
    pallets: products.reduce((sum, { palletCount }) => sum + palletCount, 0),
    weight: exact(products.reduce((sum, product) => sum + productWeight(product), 0)),
    isHazmat,
    accessorials: [...new Set<Accessorial>([...accessorials, ...(isHazmat ? (['Hazmat'] as const) : [])])],
  }
}

/** Maximum weight of a form line in pounds. */
const heaviestLine = 999_999

/** Rules that a freight line breaks through the combination of its fields, although each field alone is valid. */
export const freightIssues = (products: readonly RateProduct[]): FieldIssue[] =>
  products.flatMap((product, index) =>
    productWeight(product) <= heaviestLine
      ? []
      : [{ path: ['products', index, 'perPackageWeightInPounds'], message: tooHeavyMessage }],
  )

const tooHeavyMessage = `All packages of a line weigh at most ${heaviestLine.toLocaleString('en-US')} lbs`
