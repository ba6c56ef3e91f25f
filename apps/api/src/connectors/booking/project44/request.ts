import type { PackagingUnitType } from '@lanewise/domain/commodities/commodity'
import { normaliseUnNumber, type PackingGroup } from '@lanewise/domain/commodities/hazmat'
import { parseNmfc } from '@lanewise/domain/commodities/nmfc'
import { productsLinearFeet } from '@lanewise/domain/rating/ask'
import { wallTimeOfInstant } from '@lanewise/domain/shared/calendar'
import { roundHalfUp } from '@lanewise/domain/shared/units'
import { packageCode, packingGroupCode } from '#connectors/rates/project44/codes.ts'
import type { BookedItem, BookedStop, BookingRequest } from '../booking-partner.ts'
import { providerFields } from '../refusals.ts'

/** Converts a BookingRequest to project44's LTL dispatch, which also books volume shipments. */
export function toDispatch(request: BookingRequest) {
  const [pickup, dropoff] = request.stops as [BookedStop, BookedStop]
  // Account, service level, numbers and notes go back as they were stored with the rate. (TRADE-5)
  const { capacityProviderAccountGroup, capacityProviderQuoteNumber, carrierCode, accessorialServices, ...others } =
    providerFields(request.providerData)
  return {
    capacityProviderAccountGroup,
    ...(carrierCode ? { carrierCode } : {}),
    ...(capacityProviderQuoteNumber ? { capacityProviderQuoteNumber } : {}),
    accessorialServices: [...servicesIn(accessorialServices), ...levelIn(others.serviceLevel)],
    originLocation: toLocation(pickup),
    destinationLocation: toLocation(dropoff),
    requesterLocation: toRequester(request.requester, pickup),
    lineItems: request.items.map(toLineItem),
    pickupWindow: toWindow(pickup),
    deliveryWindow: toWindow(dropoff),
    shipmentIdentifiers: identifiersOf(request),
    pickupNote: noteOf([others.pickupNote, pickup.note, request.specialInstructions]),
    deliveryNote: noteOf([others.deliveryNote, dropoff.note]),
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

const servicesIn = (services: unknown): unknown[] => (Array.isArray(services) ? services : [])

/** A service level other than standard is ordered by its code, like an accessorial. */
function levelIn(serviceLevel: unknown): { code: string }[] {
  const code =
    typeof serviceLevel === 'object' && serviceLevel !== null && 'code' in serviceLevel ? serviceLevel.code : null
  return typeof code === 'string' && code !== 'STD' ? [{ code }] : []
}

/** The shipment number is for people. The attempt id is used to find the booking when its outcome is unknown. */
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

/** The requester has no address, so the pickup address is sent: carriers call the pickup. */
const toRequester = ({ companyName, name, email }: BookingRequest['requester'], pickup: BookedStop) => ({
  address: addressOf(pickup),
  contact: {
    companyName,
    contactName: name,
    email,
    ...(pickup.contactPhone ? { phoneNumber: pickup.contactPhone } : {}),
  },
})

/** Times are in the time zone of the stop. */
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

/** Dimensions refer to the pallet: unless there is one package per pallet, the packages count as palletized. */
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
