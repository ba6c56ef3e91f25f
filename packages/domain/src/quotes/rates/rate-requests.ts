import { totalLinearFeet } from '#freight/linear-feet.ts'
import { type EquipmentMode, isLtlMode, type ShippingMode } from '#freight/modes.ts'
import { fullTrailer } from '#freight/trailer-plan.ts'
import { type LineItem, weightPerPackage } from '#orders/items/line-item.ts'
import type { Country } from '#places/states.ts'
import { quoteEffectiveDate } from '#quotes/rates/effective-date.ts'
import type { Accessorial } from '#rating/accessorials.ts'
import { chosenAccessorials, rateAccessorials } from '#rating/rate-accessorials.ts'
import type { Instant, IsoDate } from '#shared/written-date.ts'

type QuotedPlace = {
  id: string
  city: string
  state: string
  postalCode: string | null
  country: Country
  ianaTimeZone: string
}

/** Freight details of a rate request, once all required values are known. */
export type QuotedFreight = {
  equipmentMode: EquipmentMode
  shippingModes: readonly ShippingMode[]
  pickupDate: IsoDate
  pickupLocation: QuotedPlace
  dropoffLocation: QuotedPlace
  isTeam: boolean
  isLiftGateRequired: boolean
  pickupAccessorials: readonly Accessorial[]
  dropoffAccessorials: readonly Accessorial[]
  additionalServices: readonly Accessorial[]
  lineItems: readonly LineItem[]
  linearFeet: number | null
  requestId: string | null
}

type Entered<P> = Omit<QuotedFreight, 'pickupDate' | 'pickupLocation' | 'dropoffLocation'> & {
  pickupDate: IsoDate | null
  pickupLocation: P | null
  dropoffLocation: P | null
}

/** Quote details with known date and places, or null while one is missing. */
export function quotedFreight<P extends QuotedPlace>(details: Entered<P>) {
  const { pickupDate, pickupLocation, dropoffLocation } = details
  return pickupDate && pickupLocation && dropoffLocation
    ? { ...details, pickupDate, pickupLocation, dropoffLocation }
    : null
}

/** Spot quote for a full truckload or for part of a truck. */
export type SpotKind = 'full' | 'partial'

/**
 * Spot quote request. The two kinds differ in `isPartial` and in the sources whose answers they wait for. (RATE-15,
 * RATE-19)
 */
export const spotRequest = (freight: QuotedFreight, kind: SpotKind, now: Instant) => ({
  equipmentMode: freight.equipmentMode,
  effectiveDate: quoteEffectiveDate(
    { pickupDate: freight.pickupDate, timeZone: freight.pickupLocation.ianaTimeZone },
    now,
  ),
  quoteStops: placesOf(freight).map((place, index) => ({
    postalCode: place.postalCode,
    city: place.city,
    governingDistrictAbbreviation: place.state,
    country: place.country,
    stopNumber: index + 1,
  })),
  isHazmatRequired: isHazmat(freight),
  isTeamRequired: freight.isTeam,
  isLiftGateRequired: freight.isLiftGateRequired,
  accessorials: chosenAccessorials(freight),
  linearFeet: feetOf(freight),
  weight: poundsOf(freight),
  requestId: freight.requestId === null ? null : spotRequestId(freight.requestId, kind),
  ...(kind === 'partial' && { isPartial: true }),
})

/** Request for LTL or volume rates, or null when neither mode is selected. (RATE-21 to RATE-25) */
export function ltlRequest(freight: QuotedFreight, customerId: string) {
  const shippingMode = ltlModeOf(freight)
  if (shippingMode === null) return null
  return {
    customerId,
    accessorials: rateAccessorials(freight),
    stops: stopsOf(freight),
    products: freight.lineItems.map((item) => ({
      ...productOf(item),
      length: item.packageLength ?? 0,
      width: item.packageWidth ?? 0,
      height: item.packageHeight ?? 0,
      palletCount: item.palletCount ?? 0,
    })),
    isHazmatRequired: isHazmat(freight),
    shippingDate: freight.pickupDate,
    shippingMode,
    isTruckloadAsked: freight.shippingModes.includes('TL'),
    requestId: freight.requestId,
  }
}

/** Request for contract rates, or null when truckload is not selected. (RATE-26, RATE-27) */
export function contractRequest(freight: QuotedFreight) {
  if (!freight.shippingModes.includes('TL')) return null
  return {
    products: freight.lineItems.map((item) => ({
      ...productOf(item),
      length: item.packageLength,
      width: item.packageWidth,
      height: item.packageHeight,
      palletCount: item.palletCount,
    })),
    stops: stopsOf(freight),
    isHazmatRequired: isHazmat(freight),
    isTeamRequired: freight.isTeam,
    isLiftGateRequired: freight.isLiftGateRequired,
    accessorials: chosenAccessorials(freight),
    equipmentMode: freight.equipmentMode,
    shippingDate: freight.pickupDate,
    palletCount: palletsOf(freight),
  }
}

/** Request for the mileage of the route. (RATE-28) */
export const mileageRequest = (freight: QuotedFreight) => ({ stopIds: placesOf(freight).map(({ id }) => id) })

/** LTL or volume mode of a quote, which has at most one of them. */
export const ltlModeOf = ({ shippingModes }: Pick<QuotedFreight, 'shippingModes'>): 'LTL' | 'VLTL' | null =>
  shippingModes.find(isLtlMode) ?? null

export const palletsOf = ({ lineItems }: Pick<QuotedFreight, 'lineItems'>): number =>
  lineItems.reduce((sum, { palletCount }) => sum + (palletCount ?? 0), 0)

export const poundsOf = ({ lineItems }: Pick<QuotedFreight, 'lineItems'>): number =>
  lineItems.reduce((sum, { totalWeight }) => sum + (totalWeight ?? 0), 0)

/** Linear feet of trailer, as entered or calculated from the lines, at most a full trailer. */
export const feetOf = ({ linearFeet, lineItems }: Pick<QuotedFreight, 'linearFeet' | 'lineItems'>): number =>
  Math.min(fullTrailer.linearFeet, linearFeet ?? totalLinearFeet(lineItems))

/**
 * Request id of a spot quote. It is derived from the quote request, so that a repeated request finds the existing
 * answer, and it differs for each kind.
 */
export function spotRequestId(requestId: string, kind: SpotKind): string {
  const last = Number.parseInt(requestId.slice(-1), 16) ^ (kind === 'full' ? 1 : 2)
  return `${requestId.slice(0, -1)}${last.toString(16)}`
}

const placesOf = ({ pickupLocation, dropoffLocation }: QuotedFreight) => [pickupLocation, dropoffLocation] as const

const isHazmat = ({ lineItems }: QuotedFreight) => lineItems.some((item) => item.isHazmat)

function stopsOf(freight: QuotedFreight) {
  const stop = (place: QuotedPlace, stopNumber: number) => ({
    city: place.city,
    state: place.state,
    zip: place.postalCode,
    country: place.country,
    quotableLocationId: place.id,
    stopNumber,
  })
  const [pickup, dropoff] = placesOf(freight)
  return [stop(pickup, 1), stop(dropoff, 2)] as [ReturnType<typeof stop>, ReturnType<typeof stop>]
}

const productOf = (item: LineItem) => ({
  description: item.description ?? '',
  perPackageWeightInPounds: weightPerPackage(item) ?? 0,
  count: item.packageCount ?? 0,
  packagingType: item.packagingUnitType ?? undefined,
  nmfcClass: item.freightClass,
  nmfcNumber: item.nmfcNumber,
  cargoClassification: item.cargoClassification,
  isStackable: item.isStackable,
  isHazmat: item.isHazmat,
  hazmatHazardClass: item.hazmatHazardClass,
  hazmatPackingGroup: item.hazmatPackingGroup,
  hazmatUNNumber: item.hazmatUNNumber,
})
