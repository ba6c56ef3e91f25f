import type { PackagingUnitType } from '@lanewise/domain/commodities/commodity'
import { normaliseUnNumber } from '@lanewise/domain/commodities/hazmat'
import { parseNmfc } from '@lanewise/domain/commodities/nmfc'
import {
  type Accessorial,
  accessorialLabels,
  deliveryAccessorials,
  pickupAccessorials,
} from '@lanewise/domain/rating/accessorials'
import {
  productClass,
  productsLinearFeet,
  productWeight,
  type RateAsk,
  type RateProduct,
  type RateStop,
} from '@lanewise/domain/rating/ask'
import { roundHalfUp } from '@lanewise/domain/shared/units'
import { isHazmat } from '../rate-connector.ts'
import { accessorialCode, packageCode, packingGroupCode } from './codes.ts'

export type Project44Account = {
  /** Group of carrier accounts to ask. Null asks the accounts of the default group. */
  accountGroup: string | null
  timeoutMs: number
}

/** Converts a RateAsk to project44's LTL and volume rate queries. */
export function toProject44(ask: RateAsk, { accountGroup, timeoutMs }: Project44Account) {
  const [pickup, dropoff] = ask.stops
  return {
    originAddress: toAddress(pickup),
    destinationAddress: toAddress(dropoff),
    lineItems: ask.products.map((product) => toLineItem(product, ask)),
    accessorialServices: codesOf(ask).map((code) => ({ code })),
    pickupWindow: { date: ask.shippingDate },
    ...(accountGroup === null ? {} : { capacityProviderAccountGroup: { code: accountGroup } }),
    ...(ask.shippingMode === 'VLTL' ? { totalLinearFeet: productsLinearFeet(ask.products) } : {}),
    weightUnit: 'LB',
    lengthUnit: 'IN',
    preferredCurrency: 'USD',
    apiConfiguration: {
      timeout: carriersSeconds(timeoutMs),
      enableUnitConversion: false,
      fallBackToDefaultAccountGroup: accountGroup === null,
      accessorialServiceConfiguration: {
        fetchAllServiceLevels: true,
        fetchAllGuaranteed: true,
        fetchAllInsideDelivery: false,
        fetchAllExcessiveLength: false,
        // A carrier that declines a service still answers, and the rate shows a warning.
        allowUnacceptedAccessorials: true,
      },
    },
  }
}

/** Reason why the request cannot be expressed for project44. Null when it can. */
export function untellable(ask: RateAsk): string | null {
  const strange = ask.products.map(outerPackage).find((packaging) => packageCode(packaging) === null)
  if (strange) return `has no package type ${strange}`
  if (ask.products.some((product) => productClass(product, ask.shippingDate) === null))
    return 'needs the freight class of every line item'
  return null
}

/** Codes of all accessorials that have one, without duplicates. */
export function codesOf(ask: RateAsk): string[] {
  const wished: Accessorial[] = isHazmat(ask) ? [...ask.accessorials, 'Hazmat'] : [...ask.accessorials]
  return [...new Set(wished.map(accessorialCode).filter((code) => code !== null))]
}

/** Accessorials without a code. They go into the notes of a booking, and no carrier prices them. */
export const notedAccessorials = (ask: RateAsk): Accessorial[] =>
  [...new Set(ask.accessorials)].filter((accessorial) => accessorialCode(accessorial) === null)

/** Notes of a booking about accessorials without a code, at the pickup, the delivery, or both. */
export function notesOf(ask: RateAsk): { pickupNote: string | null; deliveryNote: string | null } {
  const noted = notedAccessorials(ask)
  return {
    pickupNote: noteOf(noted.filter((one) => !Object.hasOwn(deliveryAccessorials, one))),
    deliveryNote: noteOf(noted.filter((one) => !Object.hasOwn(pickupAccessorials, one))),
  }
}

const noteOf = (noted: readonly Accessorial[]) =>
  noted.length === 0 ? null : `Please provide: ${noted.map((one) => accessorialLabels[one]).join(', ')}`

/**
 * Carriers get two seconds less than our own time-out, so that answers given in time are not lost because of slow
 * carriers.
 */
const carriersSeconds = (timeoutMs: number) => Math.max(1, Math.floor(timeoutMs / 1000) - 2)

const toAddress = ({ zip, city, state, country }: RateStop) => ({
  postalCode: zip,
  addressLines: [],
  city,
  state,
  country,
})

function toLineItem(product: RateProduct, { shippingDate }: RateAsk) {
  const { length, width, height, nmfcNumber } = product
  const nmfc = nmfcNumber === null ? null : parseNmfc(nmfcNumber)
  return {
    totalWeight: roundHalfUp(productWeight(product), 2),
    packageDimensions: { length, width, height },
    freightClass: productClass(product, shippingDate),
    packageType: packageCode(outerPackage(product)),
    totalPackages: product.palletCount,
    totalPieces: product.count,
    description: product.description,
    stackable: product.isStackable,
    ...(nmfc ? { nmfcItemCode: nmfc.item } : {}),
    ...(nmfc?.sub ? { nmfcSubCode: nmfc.sub } : {}),
    ...(product.isHazmat ? { hazmatDetail: toHazmatDetail(product) } : {}),
  }
}

/** Dimensions refer to the pallet: unless there is one package per pallet, the packages count as palletized. */
function outerPackage({ packagingType, count, palletCount }: RateProduct): PackagingUnitType {
  const isOuter = packagingType === 'Skid' || packagingType === 'Pallet' || count === palletCount
  return isOuter ? packagingType : 'Pallet'
}

function toHazmatDetail({ hazmatUNNumber, hazmatHazardClass, hazmatPackingGroup }: RateProduct) {
  return {
    ...(hazmatUNNumber === null ? {} : { identificationNumber: normaliseUnNumber(hazmatUNNumber) }),
    ...(hazmatHazardClass === null ? {} : { hazardClass: hazmatHazardClass }),
    ...(hazmatPackingGroup === null ? {} : { packingGroup: packingGroupCode(hazmatPackingGroup) }),
  }
}
