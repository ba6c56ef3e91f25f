import type { BillOrder, BillSource } from '#bills-of-lading/bill-source.ts'

/** What the driver has to know, in paragraphs that find room on a page each. */
export function instructionsOf({ from, to, orders, temperature }: BillSource, isBlind: boolean): string[] {
  const named = (order: BillOrder, text: string) => (orders.length > 1 ? `${order.orderNumber}: ${text}` : text)
  const services = [...new Set(orders.flatMap((order) => order.services))]
  const all = [
    ...orders.flatMap((order) => (order.specialInstructions ? named(order, order.specialInstructions) : [])),
    // Who ships shows in the notes of the dock as well.
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

/** By lines, and a long line where a word ends. */
const partsOf = (text: string): string[] =>
  text
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .flatMap((line) => line.match(new RegExp(`.{1,${longest}}(?= |$)|.{${longest}}`, 'gu')) ?? [])
    .map((part) => part.trim())
