import { fullTrailer } from '#freight/full-trailer.ts'
import { totalLinearFeet } from '#freight/linear-feet.ts'
import { type EquipmentMode, isLtlMode, type ShippingMode } from '#freight/modes.ts'
import { type LineItem, weightPerPackage } from '#orders/items/line-item.ts'
import type { Country } from '#places/states.ts'
import { quoteEffectiveDate } from '#quotes/rates/effective-date.ts'
import type { Accessorial } from '#rating/accessorials.ts'
import { rateAccessorials } from '#rating/rate-accessorials.ts'
import type { Instant, IsoDate } from '#shared/written-date.ts'

type QuotedPlace = {
  id: string
  city: string
  state: string
  postalCode: string | null
  country: Country
  ianaTimeZone: string
}

/** What rates are asked for, once everything that they need is known. */
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

/** Details of which date and places are known; null while one is missing. */
export function quotedFreight<P extends QuotedPlace>(details: Entered<P>) {
  const { pickupDate, pickupLocation, dropoffLocation } = details
  return pickupDate && pickupLocation && dropoffLocation
    ? { ...details, pickupDate, pickupLocation, dropoffLocation }
    : null
}

/** What a whole truck, or a share of one, is asked for with. */
export type SpotKind = 'full' | 'partial'

/** RATE-15, RATE-19: the request for a spot quote; both kinds differ in `isPartial` and in whose answer they wait for. */
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
    stopNumber: index + 1,
  })),
  isHazmatRequired: isHazmat(freight),
  isTeamRequired: freight.isTeam,
  isLiftGateRequired: freight.isLiftGateRequired,
  linearFeet: feetOf(freight),
  weight: poundsOf(freight),
  requestId: freight.requestId === null ? null : spotRequestId(freight.requestId, kind),
  ...(kind === 'partial' && { isPartial: true }),
})

/** RATE-21 to RATE-25: the request for LTL or volume rates; null where neither is asked for. */
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
    requestId: freight.requestId,
  }
}

/** RATE-26, RATE-27: the request for contracted rates; null where no truckload is asked for. */
export function contractRequest(freight: QuotedFreight) {
  if (!freight.shippingModes.includes('TL')) return null
  const [pickup, dropoff] = stopsOf(freight)
  return {
    products: freight.lineItems.map((item) => ({
      ...productOf(item),
      length: item.packageLength,
      width: item.packageWidth,
      height: item.packageHeight,
      palletCount: item.palletCount,
    })),
    stops: [
      { ...pickup, country: freight.pickupLocation.country },
      { ...dropoff, country: freight.dropoffLocation.country },
    ],
    isHazmatRequired: isHazmat(freight),
    isTeamRequired: freight.isTeam,
    equipmentMode: freight.equipmentMode,
    shippingDate: freight.pickupDate,
    palletCount: palletsOf(freight),
  }
}

/** RATE-28: the request for the miles of the way. */
export const mileageRequest = (freight: QuotedFreight) => ({ stopIds: placesOf(freight).map(({ id }) => id) })

/** The mode that shares a trailer, of which a quote has one at most. */
export const ltlModeOf = ({ shippingModes }: Pick<QuotedFreight, 'shippingModes'>): 'LTL' | 'VLTL' | null =>
  shippingModes.find(isLtlMode) ?? null

export const palletsOf = ({ lineItems }: Pick<QuotedFreight, 'lineItems'>): number =>
  lineItems.reduce((sum, { palletCount }) => sum + (palletCount ?? 0), 0)

export const poundsOf = ({ lineItems }: Pick<QuotedFreight, 'lineItems'>): number =>
  lineItems.reduce((sum, { totalWeight }) => sum + (totalWeight ?? 0), 0)

/** Feet of trailer, as they were entered or as the lines take them; never more than a trailer has. */
export const feetOf = ({ linearFeet, lineItems }: Pick<QuotedFreight, 'linearFeet' | 'lineItems'>): number =>
  Math.min(fullTrailer.linearFeet, linearFeet ?? totalLinearFeet(lineItems))

/**
 * The id under which a spot quote is asked for: always the same one for a request, so that asking again finds the answer,
 * and another one for each kind.
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
