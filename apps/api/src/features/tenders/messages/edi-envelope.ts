import { functionalIds } from '@lanewise/edi/transaction-sets'
import { type OutgoingTransaction, writeX12 } from '@lanewise/edi/x12-writer'
import type { ConnectionRow } from '../connection/connection.queries.ts'

type Sent = {
  kind: keyof typeof functionalIds
  controlNumber: number
  now: Date
  transactions: readonly OutgoingTransaction[]
}

export const ediContentType = 'application/edi-x12'

/**
 * One group in one interchange. Both have the same control number, so that an acknowledgment of the group identifies
 * the file.
 */
export function ediFileOf(connection: ConnectionRow, { kind, controlNumber, now, transactions }: Sent): string {
  const { ownQualifier, ownId, partnerQualifier, partnerId, isTest } = connection
  const [sender, receiver] = [ownId ?? '', partnerId ?? '']
  const [date = '', time = ''] = now.toISOString().split('T')
  return writeX12({
    sender: { qualifier: ownQualifier ?? 'ZZ', id: sender },
    receiver: { qualifier: partnerQualifier ?? 'ZZ', id: receiver },
    date,
    time: time.slice(0, 5),
    controlNumber,
    isTest,
    wantsAcknowledgment: false,
    groups: [{ functionalId: functionalIds[kind], sender, receiver, controlNumber, transactions }],
  })
}

/** Tender id by which the carrier refers to an offer. It contains the number of the file that sent the offer. */
export const tenderIdOf = (controlNumber: number): string => `T${controlNumber}`

export function numberOfTenderId(tenderId: string | null): number | null {
  const [, digits] = /^T0*(\d{1,9})$/i.exec(tenderId ?? '') ?? []
  return digits === undefined ? null : Number(digits)
}
