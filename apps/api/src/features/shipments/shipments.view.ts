import { dollarsOrNull } from '@lanewise/contract/money'
import type { ShipmentInformation } from '@lanewise/contract/shipment-fields'
import { shownTransit } from '@lanewise/domain/rating/transit'
import { milesOfTenths } from '@lanewise/domain/shared/units'
import type { AttentionReason } from '@lanewise/domain/shipments/attention'
import { detailsOf } from '@lanewise/domain/shipments/fields'
import { movesByHand } from '@lanewise/domain/shipments/moves'
import {
  type ShipmentStatusId,
  shipmentStatusLabel,
  shipmentStatusOf,
} from '@lanewise/domain/shipments/shipment-status'
import { type OnTimeStatus, shownOnTime } from '@lanewise/domain/tracking/on-time'
import type { carrierOf } from '#features/carriers/index.ts'
import type { SearchHit } from '#platform/feature.ts'
import { searchedFields } from '#platform/record-result.ts'
import type { ShipmentRow } from './shipments.queries.ts'

type BookedCarrierRow = NonNullable<Awaited<ReturnType<typeof carrierOf>>>

type Information = ShipmentInformation
type Marked = Pick<ShipmentRow, 'attentionReason' | 'attentionMessage' | 'attentionSince'>

/** Status as number, name and label. (STATUS-1, DEF-19) */
export const statusView = ({ status, onTimeStatus }: Pick<ShipmentRow, 'status' | 'onTimeStatus'>) => ({
  shipmentStatus: status as ShipmentStatusId,
  shipmentStatusName: shipmentStatusOf(status),
  shipmentStatusDescription: shipmentStatusLabel(shipmentStatusOf(status)),
  onTimeStatus: shownOnTime(shipmentStatusOf(status), onTimeStatus as OnTimeStatus | null),
})

export const attentionView = ({ attentionReason, attentionMessage, attentionSince }: Marked) =>
  attentionReason && attentionSince
    ? {
        reason: attentionReason as AttentionReason,
        message: attentionMessage ?? '',
        since: attentionSince.toISOString(),
      }
    : null

export const momentOrNull = (at: Date | null) => at?.toISOString() ?? null

export type DisplayNames = {
  names: ReadonlyMap<string, string>
  carrier: BookedCarrierRow | undefined
  lane: Information['lane']
}

type Head = Omit<Information, 'stops' | 'orders' | 'trackingRequirements' | 'serviceDays'>

/** Shipment without its stops and orders. (SHIP-3) */
export const headView = (row: ShipmentRow, { names, carrier, lane }: DisplayNames): Head => ({
  id: row.id,
  shipmentNumber: row.shipmentNumber,
  version: row.version,
  ...statusView(row),
  attention: attentionView(row),
  moves: movesByHand(shipmentStatusOf(row.status)),
  origination: row.origination,
  originationType: row.originationType,
  createDateTime: row.createdAt.toISOString(),
  createdBy: names.get(row.createdBy) ?? '',
  bookedDateTime: momentOrNull(row.bookedAt),
  bookedBy: row.bookedBy && (names.get(row.bookedBy) ?? ''),
  voidDateTime: momentOrNull(row.voidedAt),
  voidedBy: row.voidedBy && (names.get(row.voidedBy) ?? ''),
  voidReason: row.voidReason,
  carrier: carrierView(row, carrier),
  rateSource: row.rateSource,
  serviceLevel: row.serviceLevel,
  freightClass: row.freightClass === null ? null : Number(row.freightClass),
  quoteNumber: row.quoteNumber,
  lane,
  pickupNumber: row.pickupNumber,
  ...detailsOf(row),
  totalCharge: dollarsOrNull(row.totalCents),
  totalDistance: milesOfTenths(row.milesTenths),
  estimatedTimeSeconds: row.transitSeconds,
  transitDays: shownTransit(ownTransit(row), milesOfTenths(row.milesTenths)),
  ...freightView(row),
})

const ownTransit = ({ minTransitDays: min, maxTransitDays: max }: ShipmentRow) =>
  min === null || max === null ? null : { min, max }

const freightView = (row: ShipmentRow) => ({
  shippingMode: row.shippingMode,
  equipmentMode: row.equipmentMode,
  equipmentTypes: row.equipmentTypes,
  pallets: row.pallets,
  packages: row.packages,
  weight: row.weight,
  linearFeet: row.linearFeet,
  isHazmat: row.isHazmat,
  isTeamRequired: row.isTeamRequired,
  isBlind: row.isBlind,
  reeferTemperatureMin: row.reeferTemperatureMin,
  reeferTemperatureMax: row.reeferTemperatureMax,
  accessorials: row.accessorials,
})

/** The carrier's name and SCAC as booked. Its logo and number are current. */
const carrierView = ({ carrierName, carrierScac }: ShipmentRow, carrier: BookedCarrierRow | undefined) =>
  carrierName === null
    ? null
    : {
        id: carrier?.id ?? null,
        companyName: carrierName,
        logoFileId: carrier?.logoFileId ?? null,
        scac: carrierScac,
        dotNumber: carrier?.dotNumber ?? null,
      }

export const shipmentResult = (row: ShipmentRow): SearchHit => ({
  result: {
    projection: 'shipment',
    id: row.id,
    shipmentNumber: row.shipmentNumber,
    origin: { city: row.originCity, state: row.originState, zip: row.originPostalCode },
    destination: { city: row.destinationCity, state: row.destinationState, zip: row.destinationPostalCode },
    shipmentStatusDescription: shipmentStatusLabel(shipmentStatusOf(row.status)),
  },
  fields: [
    ...searchedFields(
      ['Carrier', row.carrierName],
      ['PRO #', row.proNumber],
      ['Pickup', row.originCompanyName],
      ['Delivery', row.destinationCompanyName],
      ['Customer', row.customerName],
      ['Booking reference', row.bookingReference],
      ['Pickup number', row.pickupNumber],
    ),
    ...row.orderNumbers.map((text) => ({ label: 'Order', text })),
    ...row.referenceText.split(' ').map((text) => ({ label: 'Reference', text })),
  ],
})
