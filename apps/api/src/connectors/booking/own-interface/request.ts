import type { BookedItem, BookedStop, BookingRequest } from '../booking-partner.ts'
import { providerFields } from '../refusals.ts'

/** Converts a BookingRequest to the shape described in README.md in this folder. */
export function toBooking(request: BookingRequest) {
  return {
    reference: request.attemptId,
    shipmentNumber: request.shipmentNumber,
    mode: request.shippingMode,
    isPartial: request.isPartial,
    // The rate as it was stored, with its fields in their original order. (TRADE-5)
    rate: providerFields(request.providerData),
    total: request.total / 100,
    charges: request.charges.map(toCharge),
    requester: request.requester,
    stops: request.stops.map(toStop),
    items: request.items.map(toItem),
    services: request.accessorials,
    references: request.referenceNumbers.map(({ typeId, label, value }) => ({ type: typeId, label, value })),
    orderNumbers: request.orderNumbers,
    specialInstructions: request.specialInstructions,
    hazmatEmergencyContact: request.hazmatEmergencyContact,
  }
}

const toCharge = ({
  chargeType,
  description,
  units,
  rate,
  chargeRateType,
  total,
}: BookingRequest['charges'][number]) => ({
  type: chargeType,
  description,
  units,
  rate: rate / 10_000,
  chargeRateType,
  total: total / 100,
})

const toStop = (stop: BookedStop, index: number) => ({
  stopNumber: index + 1,
  type: stop.stopType === 0 ? 'Pickup' : 'Dropoff',
  companyName: stop.companyName,
  addressLine1: stop.addressLine1,
  addressLine2: stop.addressLine2,
  city: stop.city,
  state: stop.state,
  postalCode: stop.postalCode,
  country: stop.country,
  timeZone: stop.timeZone,
  contactName: stop.contactName,
  contactPhone: stop.contactPhone,
  contactEmail: stop.contactEmail,
  earliest: stop.earlyAt.toISOString(),
  latest: stop.lateAt.toISOString(),
  appointment: stop.appointmentAt?.toISOString() ?? null,
  note: stop.note,
})

const toItem = (item: BookedItem) => ({
  description: item.description,
  weight: item.totalWeight,
  length: item.packageLength,
  width: item.packageWidth,
  height: item.packageHeight,
  pallets: item.palletCount,
  packages: item.packageCount,
  packaging: item.packagingUnitType,
  freightClass: item.freightClass,
  nmfc: item.nmfcNumber,
  stackable: item.isStackable,
  hazmat: item.isHazmat
    ? {
        unNumber: item.hazmatUnNumber,
        hazardClass: item.hazmatHazardClass,
        packingGroup: item.hazmatPackingGroup,
        properShippingName: item.properShippingName,
      }
    : null,
})
