const at = encodeURIComponent

export const orderPath = (orderNumber: string) => `/orders/${at(orderNumber)}`
export const shipmentPath = (shipmentNumber: string) => `/shipments/${at(shipmentNumber)}/preview`
export const bookPath = (shipmentNumber: string) => `/shipments/${at(shipmentNumber)}/book`
/** Confirmation of a booking made in the quote wizard. (BOOK-11) */
export const quoteConfirmationPath = (shipmentNumber: string) => `/quotes/confirmation/${at(shipmentNumber)}`
/** Confirmation of a booking made from an order. (BOOK-11) */
export const confirmationPath = (shipmentNumber: string) => `/shipments/${at(shipmentNumber)}/confirmation`
/** Path that follows the booking of a shipment. (DEF-67) */
export const confirmationTemplate = '/shipments/{shipmentNumber}/confirmation'

/** Fills the placeholders of a path template; null when a value is missing. (BOOK-35, BOOK-36) */
export function filledPath(template: string, values: Readonly<Record<string, string | undefined>>): string | null {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  if (names.some((name) => !values[name])) return null
  return template.replace(/\{(\w+)\}/g, (_all, name: string) => at(values[name] ?? ''))
}
