import { densityTableOn, type FreightClass, freightClasses } from '#freight/freight-class.ts'
import type { Accessorial } from '#rating/accessorials.ts'
import { productClass, productWeight, type RateProduct } from '#rating/ask.ts'
import type { FieldIssue } from '#shared/issue.ts'
import { exact } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** What a quote tells of its freight in lists. */
export type AskedFreight = {
  /** Each once, from the densest. */
  freightClasses: FreightClass[]
  /** The first day of the density table that gave the classes that nobody named. */
  densityTable: string
  pallets: number
  weight: number
  isHazmat: boolean
  accessorials: Accessorial[]
}

type Asked = {
  /** The day of the pickup: its density table gives the classes that nobody named (TRADE-4). */
  shippingDate: IsoDate
  products: readonly RateProduct[]
  isHazmatRequired: boolean
  accessorials: readonly Accessorial[]
}

/** The freight of a request as sources are asked for it; hazardous goods need the accessorial of that name too. */
export function askedFreight({ shippingDate, products, isHazmatRequired, accessorials }: Asked): AskedFreight {
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

/** Pounds that the lines of a form can hold. */
const heaviestLine = 999_999

/** What no line of freight can be, although each of its fields alone could. */
export const freightIssues = (products: readonly RateProduct[]): FieldIssue[] =>
  products.flatMap((product, index) =>
    productWeight(product) <= heaviestLine
      ? []
      : [{ path: ['products', index, 'perPackageWeightInPounds'], message: tooHeavyMessage }],
  )

const tooHeavyMessage = `All packages of a line weigh at most ${heaviestLine.toLocaleString('en-US')} lbs`
