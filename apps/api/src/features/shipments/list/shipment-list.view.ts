import { dollarsOrNull } from '@lanewise/contract/money'
import type { ShipmentSummary } from '@lanewise/contract/shipment-list'
import { milesOfTenths } from '@lanewise/domain/shared/units'
import { attentionView, momentOrNull, statusView } from '../shipments.view.ts'
import type { ListedShipment } from './shipment-list.queries.ts'

export const shipmentSummary = (row: ListedShipment): ShipmentSummary => ({
  id: row.id,
  shipmentNumber: row.shipmentNumber,
  version: row.version,
  ...statusView(row),
  attention: attentionView(row),
  shippingMode: row.shippingMode,
  equipmentMode: row.equipmentMode,
  carrierId: row.carrierId,
  carrierName: row.carrierName,
  proNumber: row.proNumber,
  orderNumbers: row.orderNumbers,
  customerName: row.customerName,
  ...endsOf(row),
  bookedDateTime: momentOrNull(row.bookedAt),
  createDateTime: row.createdAt.toISOString(),
  stopCount: row.stopCount,
  distance: milesOfTenths(row.milesTenths),
  weight: row.weight,
  pallets: row.pallets,
  isHazmat: row.isHazmat,
  totalCharge: dollarsOrNull(row.totalCents),
  lowestShipRate: row.totalCents === null ? dollarsOrNull(row.lowestShipCents) : null,
  offer: offerOf(row),
})

const endsOf = (row: ListedShipment) => ({
  origin: {
    city: row.originCity,
    state: row.originState,
    zip: row.originPostalCode,
    ianaTimeZone: row.originTimeZone,
    companyName: row.originCompanyName,
  },
  destination: {
    city: row.destinationCity,
    state: row.destinationState,
    zip: row.destinationPostalCode,
    ianaTimeZone: row.destinationTimeZone,
    companyName: row.destinationCompanyName,
  },
  originEarlyDateTime: row.originEarlyAt.toISOString(),
  originLateDateTime: row.originLateAt.toISOString(),
  originAppointmentDateTime: momentOrNull(row.originAppointmentAt),
  destinationEarlyDateTime: row.destinationEarlyAt.toISOString(),
  destinationLateDateTime: row.destinationLateAt.toISOString(),
  destinationAppointmentDateTime: momentOrNull(row.destinationAppointmentAt),
  actualPickupDateTime: momentOrNull(row.actualPickupAt),
  actualDeliveryDateTime: momentOrNull(row.actualDeliveryAt),
})

const offerOf = (row: ListedShipment): ShipmentSummary['offer'] =>
  row.offerCarrierName !== null && row.offerExpiresAt
    ? {
        carrierName: row.offerCarrierName,
        position: row.offerPosition ?? 1,
        count: row.offerCount ?? 1,
        expiresDateTime: row.offerExpiresAt.toISOString(),
      }
    : null
