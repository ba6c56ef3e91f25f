import type { DelayReason, EventKind } from '@lanewise/domain/tracking/event-kinds'
import { delayReasons } from '@lanewise/domain/tracking/event-kinds'

/** At which end of its way a load is when something happens; null for what happens between them. */
export type Side = 'Pickup' | 'Delivery'
export type StatusMeaning = { kind: EventKind; side: Side | null }

const at = (side: Side, kinds: Readonly<Record<string, EventKind>>): [string, StatusMeaning][] =>
  Object.entries(kinds).map(([code, kind]) => [code, { kind, side }])
const between = (kinds: Readonly<Record<string, EventKind>>): [string, StatusMeaning][] =>
  Object.entries(kinds).map(([code, kind]) => [code, { kind, side: null }])

/** What carriers say with the status codes of a 214; codes that tell nothing of a truck are not among them. */
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

export const statusMeaning = (code: string): StatusMeaning | null => meanings.get(code.toUpperCase()) ?? null

/** A status that is its own reason: of freight that is damaged nothing more is said. */
export const reasonOfStatus = (code: string): DelayReason | null => (code.toUpperCase() === 'A9' ? 'A9' : null)

/** The reason of a delay, where the code names one; `NS` says that all is normal. */
export const delayReasonOf = (code: string): DelayReason | null =>
  Object.hasOwn(delayReasons, code.toUpperCase()) ? (code.toUpperCase() as DelayReason) : null
