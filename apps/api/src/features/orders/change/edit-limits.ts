import { orderLabels } from '@lanewise/domain/orders/labels'
import {
  editableIn,
  orderStatuses,
  orderStatusLabel,
  orderStatusOf,
  stillFree,
} from '@lanewise/domain/orders/order-status'
import type { Changes } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import { referencePrefix } from '../history/stop-words.ts'
import type { OrderRow } from '../orders.queries.ts'

type Named = Pick<OrderRow, 'orderNumber' | 'status'>

/** DEF-58: an order that is being tendered, or was voided, changes in nothing. */
export function refuseUneditable({ orderNumber, status }: Named) {
  const name = orderStatusOf(status)
  if (editableIn(name) === 'none')
    refuse.conflict(`Order ${orderNumber} is ${orderStatusLabel(name)} and can no longer be changed`)
}

type FreeOfStop = Exclude<(typeof stillFree.stop)[number], 'referenceNumbers'>

/** What is still free, as the history names it; reference numbers go by their labels, at the order and at its stops. */
const wordsOfStop: Record<FreeOfStop, string> = {
  notes: 'Notes',
  contact: 'Contact',
  appointmentDate: 'Appointment',
  appointmentTime: 'Appointment',
}
const free = [
  new RegExp(`^(${stillFree.order.join('|')}|acceptedSurprises)$`),
  new RegExp(`^${referencePrefix} `),
  new RegExp(`^(${Object.values(wordsOfStop).join('|')}) of stop \\d+$`),
]

/** DEF-58: what cannot be changed any more is named. */
export function refuseBeyondLimit({ orderNumber, status }: Named, changes: Changes) {
  const name = orderStatusOf(status)
  if (editableIn(name) === 'all') return
  const beyond = Object.keys(changes).filter((field) => !free.some((pattern) => pattern.test(field)))
  if (beyond.length === 0) return
  const named = beyond.map((field) => orderLabels[field as keyof typeof orderLabels] ?? field).join(', ')
  refuse.conflict(`Order ${orderNumber} is ${orderStatusLabel(name)}: ${named} can no longer be changed`)
}

/** DEF-111: a change that the carrier has to agree to. */
export const asksCarrier = ({ status }: Pick<OrderRow, 'status'>, changes: Changes): boolean =>
  status >= orderStatuses.Booked &&
  Object.keys(changes).some((field) => /^(Contact|Appointment) of stop \d+$/.test(field))
