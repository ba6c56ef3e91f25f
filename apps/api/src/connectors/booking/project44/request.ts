import type { PackagingUnitType } from '@lanewise/domain/commodities/commodity'
import { normaliseUnNumber, type PackingGroup } from '@lanewise/domain/commodities/hazmat'
import { parseNmfc } from '@lanewise/domain/commodities/nmfc'
import { productsLinearFeet } from '@lanewise/domain/rating/ask'
import { wallTimeOfInstant } from '@lanewise/domain/shared/calendar'
import { roundHalfUp } from '@lanewise/domain/shared/units'
import { packageCode, packingGroupCode } from '#connectors/rates/project44/codes.ts'
import type { BookedItem, BookedStop, BookingRequest } from '../booking-partner.ts'
import { providerFields } from '../refusals.ts'

/** BookingRequest in the words of project44's LTL dispatch, which books volume shipments too. */
export function toDispatch(request: BookingRequest) {
  const [pickup, dropoff] = request.stops as [BookedStop, BookedStop]
  // Account, level, numbers and notes go back as they were kept with the rate (TRADE-5).
  const { capacityProviderAccountGroup, capacityProviderQuoteNumber, carrierCode, accessorialServices, ...kept } =
    providerFields(request.providerData)
  return {
    capacityProviderAccountGroup,
    ...(carrierCode ? { carrierCode } : {}),
    ...(capacityProviderQuoteNumber ? { capacityProviderQuoteNumber } : {}),
    accessorialServices: [...servicesIn(accessorialServices), ...levelIn(kept.serviceLevel)],
    originLocation: toLocation(pickup),
    destinationLocation: toLocation(dropoff),
    requesterLocation: toRequester(request.requester, pickup),
    lineItems: request.items.map(toLineItem),
    pickupWindow: toWindow(pickup),
    deliveryWindow: toWindow(dropoff),
    shipmentIdentifiers: identifiersOf(request),
    pickupNote: noteOf([kept.pickupNote, pickup.note, request.specialInstructions]),
    deliveryNote: noteOf([kept.deliveryNote, dropoff.note]),
    ...(request.hazmatEmergencyContact ? { emergencyContact: toEmergency(request.hazmatEmergencyContact) } : {}),
    ...(request.shippingMode === 'VLTL' ? { totalLinearFeet: linearFeetOf(request.items) } : {}),
    weightUnit: 'LB',
    lengthUnit: 'IN',
    apiConfiguration: {
      noteConfiguration: { enableTruncation: true },
      allowUnsupportedAccessorials: true,
      enableUnitConversion: false,
      fallBackToDefaultAccountGroup: false,
    },
  }
}

const servicesIn = (kept: unknown): unknown[] => (Array.isArray(kept) ? kept : [])

/** A level besides the standard one is ordered by its code, as a service is. */
function levelIn(kept: unknown): { code: string }[] {
  const code = typeof kept === 'object' && kept !== null && 'code' in kept ? kept.code : null
  return typeof code === 'string' && code !== 'STD' ? [{ code }] : []
}

/** By the number that people know, and by the attempt, which is asked for when nobody knows what became of it. */
const identifiersOf = ({ shipmentNumber, attemptId }: BookingRequest) => [
  { type: 'BILL_OF_LADING', value: shipmentNumber, primaryForType: true, source: 'CUSTOMER' },
  { type: 'EXTERNAL', value: attemptId, primaryForType: true, source: 'CUSTOMER' },
]

const addressOf = ({ postalCode, addressLine1, addressLine2, city, state, country }: BookedStop) => ({
  postalCode,
  addressLines: [addressLine1, addressLine2].filter(Boolean),
  city,
  state,
  country,
})

const toLocation = (stop: BookedStop) => ({
  address: addressOf(stop),
  contact: {
    companyName: stop.companyName,
    ...(stop.contactName ? { contactName: stop.contactName } : {}),
    ...(stop.contactPhone ? { phoneNumber: stop.contactPhone } : {}),
    ...(stop.contactEmail ? { email: stop.contactEmail } : {}),
  },
})

/** Whoever asks has no address of their own: carriers call the pickup. */
const toRequester = ({ companyName, name, email }: BookingRequest['requester'], pickup: BookedStop) => ({
  address: addressOf(pickup),
  contact: {
    companyName,
    contactName: name,
    email,
    ...(pickup.contactPhone ? { phoneNumber: pickup.contactPhone } : {}),
  },
})

/** By the clock of the place. */
function toWindow({ earlyAt, lateAt, appointmentAt, timeZone }: BookedStop) {
  const from = wallTimeOfInstant(appointmentAt ?? earlyAt, timeZone)
  const to = wallTimeOfInstant(appointmentAt ?? lateAt, timeZone)
  return { date: from.date, startTime: from.time.slice(0, 5), endTime: to.time.slice(0, 5) }
}

function toLineItem(item: BookedItem) {
  const nmfc = item.nmfcNumber === null ? null : parseNmfc(item.nmfcNumber)
  return {
    totalWeight: roundHalfUp(item.totalWeight, 2),
    packageDimensions: { length: item.packageLength, width: item.packageWidth, height: item.packageHeight },
    freightClass: item.freightClass,
    packageType: packageCode(outerPackage(item)),
    totalPackages: item.palletCount,
    totalPieces: item.packageCount,
    description: item.description,
    stackable: item.isStackable,
    ...(nmfc ? { nmfcItemCode: nmfc.item } : {}),
    ...(nmfc?.sub ? { nmfcSubCode: nmfc.sub } : {}),
    ...(item.isHazmat ? { hazmatDetail: toHazmatDetail(item) } : {}),
  }
}

/** Dimensions are those of a pallet: packages that are not one to a pallet stand on pallets. */
function outerPackage({ packagingUnitType, packageCount, palletCount }: BookedItem): PackagingUnitType {
  const isOuter = packagingUnitType === 'Skid' || packagingUnitType === 'Pallet' || packageCount === palletCount
  return isOuter ? (packagingUnitType as PackagingUnitType) : 'Pallet'
}

const toHazmatDetail = (item: BookedItem) => ({
  ...(item.hazmatUnNumber === null ? {} : { identificationNumber: normaliseUnNumber(item.hazmatUnNumber) }),
  ...(item.properShippingName === null ? {} : { properShippingName: item.properShippingName }),
  ...(item.hazmatHazardClass === null ? {} : { hazardClass: item.hazmatHazardClass }),
  ...(item.hazmatPackingGroup === null
    ? {}
    : { packingGroup: packingGroupCode(item.hazmatPackingGroup as PackingGroup) }),
})

const toEmergency = (contact: string) => ({ companyName: contact, phoneNumber: contact.replace(/^\D+/, '') || contact })

const linearFeetOf = (items: readonly BookedItem[]) =>
  productsLinearFeet(
    items.map(({ packageLength: length, packageWidth: width, packageHeight: height, palletCount, isStackable }) => ({
      length,
      width,
      height,
      palletCount,
      isStackable,
    })),
  )

const noteOf = (parts: readonly unknown[]): string | null =>
  parts.filter((part) => typeof part === 'string' && part !== '').join('. ') || null
