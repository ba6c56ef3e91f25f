import { confirmationPath, orderPath, quoteConfirmationPath, shipmentPath } from '#features/booking/booking-paths.ts'

export type StepName = 'order' | 'shipment' | 'booking'
export type StepState = 'waiting' | 'running' | 'done' | 'failed'

export const stepLabels: Record<StepName, Record<StepState, string>> = {
  order: {
    waiting: 'Create Order',
    running: 'Creating Order',
    done: 'Order Created',
    failed: 'Failed to create Order',
  },
  shipment: {
    waiting: 'Create Shipment',
    running: 'Creating Shipment',
    done: 'Shipment Created',
    failed: 'Failed to create Shipment',
  },
  booking: {
    waiting: 'Book Shipment',
    running: 'Booking Shipment',
    done: 'Shipment Booked',
    failed: 'Failed to book Shipment',
  },
}

/** Reason why the user cannot leave while a step runs. */
export const underWay = 'This is still under way'

/** What has been created so far. */
export type Made = {
  order: { orderNumber: string; orderId: string } | null
  shipment: { shipmentNumber: string; shipmentId: string } | null
  isBooked: boolean
}

export type Origin = 'quotes' | 'orders'

/** Last button and the path that it leads to; a null path closes the dialog. (BOOK-9 to BOOK-11) */
export function endOf({ order, shipment, isBooked }: Made, origin: Origin): { label: string; path: string | null } {
  if (!order) return { label: 'Close', path: null }
  if (!shipment) return { label: 'View Order', path: orderPath(order.orderNumber) }
  const { shipmentNumber } = shipment
  if (!isBooked) return { label: 'View Shipment', path: shipmentPath(shipmentNumber) }
  const path = origin === 'quotes' ? quoteConfirmationPath(shipmentNumber) : confirmationPath(shipmentNumber)
  return { label: 'View Confirmation', path }
}
