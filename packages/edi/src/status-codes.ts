import type { DelayReason, EventKind } from '@lanewise/domain/tracking/event-kinds'
import { delayReasons } from '@lanewise/domain/tracking/event-kinds'

/** End of the trip at which an event happens; null for events in transit. */
export type Side = 'Pickup' | 'Delivery'
export type StatusMeaning = { kind: EventKind; side: Side | null }

const at = (side: Side, kinds: Readonly<Record<string, EventKind>>): [string, StatusMeaning][] =>
  Object.entries(kinds).map(([code, kind]) => [code, { kind, side }])
const between = (kinds: Readonly<Record<string, EventKind>>): [string, StatusMeaning][] =>
  Object.entries(kinds).map(([code, kind]) => [code, { kind, side: null }])

/** Meanings of the 214 status codes that carriers send; codes that say nothing about a truck are left out. */
const meanings: ReadonlyMap<string, StatusMeaning> = new Map([
  ...at('Pickup', { X3: 'Arrived', X8: 'Arrived', CP: 'Loaded', AM: 'Loaded', AF: 'Departed' }),
  ...at('Delivery', { X1: 'Arrived', X5: 'Arrived', D1: 'Unloaded', CD: 'Departed', AH: 'DeliveryAttempted' }),
  ...at('Delivery', { AP: 'DeliveryAttempted', A7: 'Refused', AG: 'Estimate', X2: 'Estimate' }),
  ...at('Delivery', { AB: 'DeliveryAppointment', X9: 'DeliveryAppointment' }),
  ...between({ AA: 'PickupScheduled', XB: 'PickupScheduled', X6: 'Position', OO: 'Position', AJ: 'OutForDelivery' }),
  ...between({ X4: 'ArrivedAtTerminal', R1: 'ArrivedAtTerminal', AR: 'ArrivedAtTerminal' }),
  ...between({ P1: 'DepartedTerminal', RL: 'DepartedTerminal', SD: 'Delayed', CA: 'Cancelled' }),
  ...between({ A3: 'Exception', A9: 'Exception', BC: 'Exception', PR: 'Exception', S1: 'Exception' }),
])

/** Code that a carrier sends for an event; null for events of which a 214 has no code. */
export const statusCodeOf = (kind: EventKind, side: Side | null): string | null =>
  [...meanings].find(([, meaning]) => meaning.kind === kind && (meaning.side ?? side) === side)?.[0] ?? null

export const statusMeaning = (code: string): StatusMeaning | null => meanings.get(code.toUpperCase()) ?? null

/** A status code that is its own reason: damaged freight has no separate reason code. */
export const reasonOfStatus = (code: string): DelayReason | null => (code.toUpperCase() === 'A9' ? 'A9' : null)

/** Delay reason of a code, if it names one; `NS` means normal status. */
export const delayReasonOf = (code: string): DelayReason | null =>
  Object.hasOwn(delayReasons, code.toUpperCase()) ? (code.toUpperCase() as DelayReason) : null
