import type { ExceptionKind } from '@lanewise/domain/exceptions/exception-kinds'
import { addDays, type IsoDate } from '@lanewise/domain/shared/calendar'
import { rangeText } from '#platform/list/filters/date-range.ts'

type AttentionList = { kind: ExceptionKind; label: string; path: string }

/** Statuses in which lateness counts. (DEF-94) */
const underWay = ['Booked', 'Dispatched', 'InTransit', 'AtStop'].map((name) => `&status=${name}`).join('')
const beforeTransit = ['Accepted', 'ReadyToShip', 'Tendering', 'Booked'].map((name) => `&status=${name}`).join('')

/** Lists behind the counts. (DASH-2, DEF-60) */
export const attentionLists = (today: IsoDate): AttentionList[] => [
  { kind: 'Late', label: 'Shipments late', path: `/shipments?onTime=Late${underWay}` },
  { kind: 'AtRisk', label: 'Shipments at risk', path: `/shipments?onTime=AtRisk${underWay}` },
  { kind: 'TenderExpiring', label: 'Tenders expiring within 1 hour', path: '/shipments?expires=60' },
  {
    kind: 'MissingAppointment',
    label: 'Orders missing an appointment',
    path: `/orders?order=missingAppointment${beforeTransit}`,
  },
  {
    kind: 'NotOnShipment',
    label: 'Orders not on a shipment, pickup within 2 days',
    path: `/orders?status=Accepted&pickup=${rangeText({ start: null, end: addDays(today, 2) })}`,
  },
]
