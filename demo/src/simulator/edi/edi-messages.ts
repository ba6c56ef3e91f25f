import { type Acknowledgement, acknowledge, writeAcknowledgement997 } from '@lanewise/edi/acknowledge-997'
import { writeAnswer990 } from '@lanewise/edi/answer-990'
import { x12Time } from '@lanewise/edi/standard/times'
import { type OutgoingStatus, writeStatus214 } from '@lanewise/edi/status-214'
import { errorsInTransaction } from '@lanewise/edi/transaction-sets'
import type { OutgoingTransaction } from '@lanewise/edi/x12-writer'
import type { OfferAnswer } from '../offers.ts'
import type { Load } from '../truck.ts'
import type { ReceivedTender } from './edi-post.ts'

/** Decline reasons of the standard. It has none for a rate that is too low, which carriers write as a remark. */
const reasonCodes: Readonly<Record<string, string>> = { NoCapacity: 'D2', NoEquipment: 'T3', DriverHours: 'AH' }
const lowRate = 'RATE TOO LOW'

export const acknowledgementOf = ({ group }: ReceivedTender): OutgoingTransaction =>
  writeAcknowledgement997(acknowledge(group, errorsInTransaction) as Acknowledgement)

export function answerOf(tender: ReceivedTender, { answer, rejectReason }: OfferAnswer, now: number) {
  const { tenderId, shipmentNumber, scac } = tender
  return writeAnswer990({
    ...{ tenderId, shipmentNumber, scac, answer },
    reasonCode: reasonCodes[rejectReason ?? ''] ?? null,
    reason: null,
    remarks: rejectReason === 'Rate' ? lowRate : null,
    chargeCents: null,
    at: x12Time(new Date(now).toISOString(), 'UTC'),
  })
}

export const reportOf = ({ shipmentNumber, proNumber }: Load, scac: string, statuses: readonly OutgoingStatus[]) =>
  writeStatus214({ shipmentNumber, proNumber, scac, statuses })
