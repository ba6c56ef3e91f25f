const at = encodeURIComponent

export const orderPath = (orderNumber: string) => `/orders/${at(orderNumber)}`
export const shipmentPath = (shipmentNumber: string) => `/shipments/${at(shipmentNumber)}/preview`
/** BOOK-11: where a booking from the wizard is confirmed. */
export const quoteConfirmationPath = (shipmentNumber: string) => `/quotes/confirmation/${at(shipmentNumber)}`
/** BOOK-11, DEF-67: where a booking from an order or a shipment is confirmed. */
export const confirmationPath = (shipmentNumber: string) => `/shipments/${at(shipmentNumber)}/confirmation`
