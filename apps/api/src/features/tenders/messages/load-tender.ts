import type { PackagingUnitType } from '@lanewise/domain/commodities/commodity'
import { type EquipmentType, equipmentTypesOf } from '@lanewise/domain/freight/equipment-types'
import type { EquipmentMode } from '@lanewise/domain/freight/modes'
import { emergencyContactOf } from '@lanewise/domain/hazmat/emergency-contact'
import type { EnteredReference } from '@lanewise/domain/orders/reference-types'
import { isEquipmentType } from '@lanewise/edi/equipment-codes'
import type { LoadTender, TenderHazmat, TenderItem, TenderPurpose, TenderStop } from '@lanewise/edi/load-tender'
import { x12Time } from '@lanewise/edi/standard/times'
import type { loadShipment, ShipmentRow } from '#features/shipments/index.ts'

type LoadedShipment = Awaited<ReturnType<typeof loadShipment>>

export type TenderedLoad = {
  shipment: ShipmentRow
  loaded: LoadedShipment
  /** Null when nothing is left to answer. */
  expiresAt: Date | null
  totalCents: number
  scac: string
  laneName: string | null
  /** Id by which the carrier's answer refers to the offer. */
  tenderId: string
  purpose: TenderPurpose
}

/** An offer, its cancellation or a rate confirmation as an EDI load tender. */
export function toLoadTender({ shipment, loaded, expiresAt, ...about }: TenderedLoad): LoadTender {
  const { reeferTemperatureMin: minimum, reeferTemperatureMax: maximum, milesTenths } = shipment
  return {
    tenderId: about.tenderId,
    shipmentNumber: shipment.shipmentNumber,
    purpose: about.purpose,
    scac: about.scac,
    replyBy: expiresAt && x12Time(expiresAt.toISOString(), shipment.originTimeZone),
    paymentTerms: 'Prepaid',
    equipment: { type: equipmentOf(shipment), lengthFeet: null },
    temperature: minimum === null || maximum === null ? null : { minimum, maximum },
    weight: shipment.weight,
    pallets: shipment.pallets,
    miles: milesTenths === null ? null : milesTenths / 10,
    chargeCents: about.totalCents,
    contractNumber: null,
    laneNumber: about.laneName,
    billTo: null,
    references: [],
    instructions: instructionsOf(loaded),
    stops: stopsOf(loaded),
  }
}

/** The requested trailer type, otherwise the usual type of the equipment mode. */
function equipmentOf({ equipmentTypes, equipmentMode }: ShipmentRow): EquipmentType {
  const [usual] = Object.keys(equipmentTypesOf[equipmentMode as EquipmentMode]) as EquipmentType[]
  return equipmentTypes.find(isEquipmentType) ?? usual ?? 'Van'
}

const instructionsOf = ({ orders }: LoadedShipment): string | null =>
  [...new Set(orders.map(({ order }) => order.specialInstructions))].filter(Boolean).join('. ') || null

function stopsOf(loaded: LoadedShipment): TenderStop[] {
  const orderStops = loaded.orders.flatMap(({ stops }) => stops)
  return loaded.views.stops.map((view) => {
    const ids = new Set(loaded.parts.filter((part) => part.shipmentStopId === view.id).map((part) => part.orderStopId))
    const { address, earlyDateTime, lateDateTime, appointmentDateTime } = view
    const at = (instant: string) => x12Time(appointmentDateTime ?? instant, address.ianaTimeZone)
    return {
      type: view.stopType === 0 ? 'Load' : 'Unload',
      party: {
        name: view.companyName,
        code: view.locationNumber,
        address: { ...address, postalCode: address.zip },
        contacts: contactsOf(orderStops.filter(({ id }) => ids.has(id))),
      },
      window: { earliest: at(earlyDateTime), latest: at(lateDateTime) },
      references: [],
      weight: view.weight,
      pieces: view.packages,
      pallets: view.pallets,
      instructions: view.notes.join('. ') || null,
      items: itemsAt(loaded, ids, view.stopType),
    }
  })
}

type OrderStop = LoadedShipment['orders'][number]['stops'][number]

const contactsOf = (stops: readonly OrderStop[]) =>
  stops.flatMap(({ contactFirstName, contactLastName, contactPhone, contactEmail }) => {
    const name = [contactFirstName, contactLastName].filter(Boolean).join(' ')
    return name ? [{ name, phone: contactPhone, email: contactEmail }] : []
  })

function itemsAt({ orders }: LoadedShipment, stopIds: ReadonlySet<string>, stopType: 0 | 1): TenderItem[] {
  return orders.flatMap(({ order, items }) => {
    const references = order.referenceNumbers as EnteredReference[]
    const purchase = references.find(({ typeId, value }) => typeId === 'PurchaseOrder' && value !== '')
    return items
      .filter((item) => stopIds.has(stopType === 0 ? item.pickupStopId : item.dropoffStopId))
      .map((item) => ({
        description: item.description,
        orderNumber: order.orderNumber,
        purchaseOrderNumber: purchase?.value ?? null,
        itemNumber: item.commodityCode,
        packaging: item.packagingUnitType as PackagingUnitType,
        quantity: item.packageCount ?? item.palletCount ?? 0,
        pallets: item.palletCount ?? 0,
        weight: item.totalWeight,
        volume: null,
        nmfcNumber: item.nmfcNumber,
        freightClass: item.freightClass,
        hazmat: item.isHazmat ? hazmatOf(item, order.hazmatEmergencyContactInfo ?? '') : null,
      }))
  })
}

type Item = LoadedShipment['orders'][number]['items'][number]

function hazmatOf(item: Item, emergency: string): TenderHazmat {
  const { name, phone } = emergencyContactOf(emergency)
  return {
    unNumber: item.hazmatUnNumber ?? '',
    hazardClass: item.hazmatHazardClass ?? '',
    packingGroup: item.hazmatPackingGroup,
    properShippingName: item.properShippingName,
    emergencyContact: { name: name || 'Emergency', phone },
  }
}
