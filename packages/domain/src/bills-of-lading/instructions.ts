import type { BillOrder, BillSource } from '#bills-of-lading/bill-source.ts'

/** Driver instructions, as paragraphs that each fit on one page. */
export function instructionsOf({ from, to, orders, temperature }: BillSource, isBlind: boolean): string[] {
  const withOrderNumber = (order: BillOrder, text: string) =>
    orders.length > 1 ? `${order.orderNumber}: ${text}` : text
  const services = [...new Set(orders.flatMap((order) => order.services))]
  const all = [
    ...orders.flatMap((order) => (order.specialInstructions ? withOrderNumber(order, order.specialInstructions) : [])),
    // Pickup notes would reveal the shipper, so a blind bill leaves them out.
    ...(isBlind ? [] : from.notes.map((note) => `Pickup: ${note}`)),
    ...to.notes.map((note) => `Delivery: ${note}`),
    ...(to.appointment ? [`Delivery appointment: ${to.appointment}`] : []),
    ...(temperature ? [`Keep at ${temperature}`] : []),
    ...(services.length > 0 ? [`Services: ${services.join(', ')}`] : []),
    ...orders.flatMap((order) => (order.customsBroker ? `Customs broker: ${order.customsBroker}` : [])),
  ]
  return all.flatMap(partsOf)
}

const longest = 600

/** Splits at line breaks, and splits a long line at the end of a word. */
const partsOf = (text: string): string[] =>
  text
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .flatMap((line) => line.match(new RegExp(`.{1,${longest}}(?= |$)|.{${longest}}`, 'gu')) ?? [])
    .map((part) => part.trim())
