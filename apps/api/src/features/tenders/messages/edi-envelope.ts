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

/** One group in one interchange, both under the same number, so that an acknowledgement of the group names the file. */
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

/** Under which the carrier knows an offer: the number of the file that brought it. */
export const tenderIdOf = (controlNumber: number): string => `T${controlNumber}`

export function numberOfTenderId(tenderId: string | null): number | null {
  const [, digits] = /^T0*(\d{1,9})$/i.exec(tenderId ?? '') ?? []
  return digits === undefined ? null : Number(digits)
}
