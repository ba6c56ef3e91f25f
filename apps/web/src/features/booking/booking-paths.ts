const at = encodeURIComponent

export const orderPath = (orderNumber: string) => `/orders/${at(orderNumber)}`
export const shipmentPath = (shipmentNumber: string) => `/shipments/${at(shipmentNumber)}/preview`
/** SHIP-4 */
export const bookPath = (shipmentNumber: string) => `/shipments/${at(shipmentNumber)}/book`
/** BOOK-11: where a booking from the wizard is confirmed. */
export const quoteConfirmationPath = (shipmentNumber: string) => `/quotes/confirmation/${at(shipmentNumber)}`
/** BOOK-11: where a booking from an order is confirmed. */
export const confirmationPath = (shipmentNumber: string) => `/shipments/${at(shipmentNumber)}/confirmation`
/** DEF-67: where a booking of a shipment leads. */
export const confirmationTemplate = '/shipments/{shipmentNumber}/confirmation'

/** BOOK-35, BOOK-36: a template with its placeholders filled; null where one cannot be. */
export function filledPath(template: string, values: Readonly<Record<string, string | undefined>>): string | null {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  if (names.some((name) => !values[name])) return null
  return template.replace(/\{(\w+)\}/g, (_all, name: string) => at(values[name] ?? ''))
}
