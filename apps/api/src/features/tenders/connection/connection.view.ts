import type { ReceivedFile, TenderConnection } from '@lanewise/contract/tender-connections'
import { type ConnectionKind, connectionKindLabels, type EdiQualifier } from '@lanewise/domain/tenders/connections'
import type { ReceivedRow } from '../inbound/interchanges.queries.ts'
import type { MessageRow } from '../messages/messages.queries.ts'
import { messageView } from '../messages/messages.view.ts'
import type { ConnectionRow } from './connection.queries.ts'

type Carrier = { id: string; scac: string | null }
type Lately = { messages: readonly MessageRow[]; received: readonly ReceivedRow[] }

/** Reason why a connection cannot be used yet, as a sentence. Null when it can. */
export function connectionObstacle({ scac }: Pick<Carrier, 'scac'>, connection: ConnectionRow): string | null {
  if (connection.kind === 'EDI' && !scac) return 'The carrier has no SCAC, which every load tender names'
  if (connection.kind === 'API' && !connection.webhookSecret) return 'Its secrets have not been made yet'
  return null
}

export const connectionView = (
  carrier: Carrier,
  connection: ConnectionRow | null,
  { messages, received }: Lately,
): TenderConnection => ({
  carrierId: carrier.id,
  kind: (connection?.kind ?? 'Email') as ConnectionKind,
  ownQualifier: (connection?.ownQualifier ?? 'ZZ') as EdiQualifier,
  ownId: connection?.ownId ?? null,
  partnerQualifier: (connection?.partnerQualifier ?? 'ZZ') as EdiQualifier,
  partnerId: connection?.partnerId ?? null,
  isTest: connection?.isTest ?? true,
  webhookUrl: connection?.webhookUrl ?? null,
  obstacle: connection && connectionObstacle(carrier, connection),
  hasWebhookSecret: Boolean(connection?.webhookSecret),
  tokenMadeAt: connection?.tokenMadeAt?.toISOString() ?? null,
  messages: messages.map(messageView),
  received: received.map(receivedView),
})

const receivedView = ({ id, controlNumber, receivedAt, receivedBy, results }: ReceivedRow): ReceivedFile => ({
  id,
  controlNumber,
  receivedAt: receivedAt.toISOString(),
  receivedBy,
  transactions: results as ReceivedFile['transactions'],
})

export function connectionText(connection: ConnectionRow): string {
  const { ownQualifier, ownId, partnerQualifier, partnerId, isTest, webhookUrl } = connection
  const label = connectionKindLabels[connection.kind]
  if (connection.kind === 'EDI')
    return `${label}, ${ownQualifier}/${ownId} to ${partnerQualifier}/${partnerId}${isTest ? ', test' : ''}`
  return connection.kind === 'API' ? `${label}, ${webhookUrl}` : label
}
