import type { BolOptions } from '@lanewise/contract/bills-of-lading'
import type { ShipmentRow } from '#features/shipments/index.ts'
import type { LoadedShipment } from './load-bills.ts'

/** Bills by drop and by order. (BOL-2) */
export function optionsView(shipment: ShipmentRow, loaded: LoadedShipment): BolOptions {
  const drops = loaded.views.stops.filter(({ stopType }) => stopType === 1)
  return {
    shipmentNumber: shipment.shipmentNumber,
    shippingMode: shipment.shippingMode,
    carrierId: shipment.carrierId,
    locationIds: [...new Set(loaded.stops.map(({ locationId }) => locationId))],
    shipmentBols: drops.map(({ id, stopNumber, address, ...stop }) => ({
      stopId: id,
      stopSequenceNumber: stopNumber,
      companyName: stop.companyName,
      locationName: stop.locationName,
      city: address.city,
      state: address.state,
      orderNumbers: stop.orderNumbers,
      pallets: stop.pallets,
      packages: stop.packages,
      weight: stop.weight,
    })),
    orderBols: loaded.views.orders
      .toSorted((one, other) => one.orderNumber.localeCompare(other.orderNumber, 'en', { numeric: true }))
      .map(({ orderNumber, customerName, referenceNumbers, pallets, packages, weight }) => ({
        orderNumber,
        customerName,
        references: referenceNumbers.filter(({ value }) => value).map(({ label, value }) => `${label} ${value}`),
        pallets,
        packages,
        weight,
      })),
  }
}
