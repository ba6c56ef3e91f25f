import { orderLabels } from '@lanewise/domain/orders/labels'
import {
  editableIn,
  orderStatuses,
  orderStatusLabel,
  orderStatusOf,
  stillFree,
} from '@lanewise/domain/orders/order-status'
import { referencePrefix } from '#features/orders/history/stop-text.ts'
import type { Changes } from '#platform/context.ts'
import { refuse } from '#platform/refuse.ts'
import type { OrderRow } from '../orders.queries.ts'

type OrderState = Pick<OrderRow, 'orderNumber' | 'status'>

/** An order that is being tendered or was voided cannot be changed at all. (DEF-58) */
export function refuseUneditable({ orderNumber, status }: OrderState) {
  const name = orderStatusOf(status)
  if (editableIn(name) === 'none')
    refuse.conflict(`Order ${orderNumber} is ${orderStatusLabel(name)} and can no longer be changed`)
}

type FreeOfStop = Exclude<(typeof stillFree.stop)[number], 'referenceNumbers'>

/**
 * Stop fields that can still be changed, under their names in the history. Reference numbers of the order and of its
 * stops go by their labels.
 */
const stopFieldLabels: Record<FreeOfStop, string> = {
  notes: 'Notes',
  contact: 'Contact',
  appointmentDate: 'Appointment',
  appointmentTime: 'Appointment',
}
const free = [
  new RegExp(`^(${stillFree.order.join('|')}|acceptedSurprises)$`),
  new RegExp(`^${referencePrefix} `),
  new RegExp(`^(${Object.values(stopFieldLabels).join('|')}) of stop \\d+$`),
]

/** The message names the fields that can no longer be changed. (DEF-58) */
export function refuseBeyondLimit({ orderNumber, status }: OrderState, changes: Changes) {
  const name = orderStatusOf(status)
  if (editableIn(name) === 'all') return
  const beyond = Object.keys(changes).filter((field) => !free.some((pattern) => pattern.test(field)))
  if (beyond.length === 0) return
  const fieldNames = beyond.map((field) => orderLabels[field as keyof typeof orderLabels] ?? field).join(', ')
  refuse.conflict(`Order ${orderNumber} is ${orderStatusLabel(name)}: ${fieldNames} can no longer be changed`)
}

/** Whether the carrier has to agree to the change. (DEF-111) */
export const needsCarrierConsent = ({ status }: Pick<OrderRow, 'status'>, changes: Changes): boolean =>
  status >= orderStatuses.Booked &&
  Object.keys(changes).some((field) => /^(Contact|Appointment) of stop \d+$/.test(field))
