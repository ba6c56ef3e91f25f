import { instantOfX12Time } from '@lanewise/edi/standard/times'
import { readTender204 } from '@lanewise/edi/tender-204-reader'
import { functionalIds } from '@lanewise/edi/transaction-sets'
import { type Group, readX12 } from '@lanewise/edi/x12'
import { type OutgoingTransaction, writeX12 } from '@lanewise/edi/x12-writer'
import { getEdiFile, getTenderConnection, PortalRefusal, receiveEdi } from '../portal.gen.ts'

/** A carrier of the demo that is connected by EDI, with what its system needs to exchange files with the portal. */
export type EdiCarrierAccess = {
  carrierId: string
  scac: string
  /** API key by which its files are collected. */
  key: string
  /** Token of the connection, with which it sends its own files. */
  token: string
}

export type EdiConnection = Awaited<ReturnType<typeof getTenderConnection>>
type Message = EdiConnection['messages'][number]

/** A load tender as the carrier's system received it, in the group that it acknowledges. */
export type ReceivedTender = {
  tenderId: string
  shipmentNumber: string
  scac: string
  purpose: string
  sentAt: string
  expiresAt: string
  isAcknowledged: boolean
  group: Group
}

const hour = 3_600_000

/** Exchange of EDI files with the portal: collected with an API key, sent with the token of the connection. */
export function openEdiPost(baseUrl: string, { carrierId, key, token }: EdiCarrierAccess) {
  const collected = new Set<string>()
  let connection: EdiConnection | null = null
  let isShutOut = false
  const nextNumber = createNumbers()

  return {
    /** False once the company has replaced the token or connects the carrier by other means. */
    isConnected: () => !isShutOut && connection?.kind === 'EDI',
    newTenders: async (signal?: AbortSignal) => {
      const current = await getTenderConnection({ baseUrl, key, ...(signal && { signal }) }, { params: { carrierId } })
      connection = current
      const tenders: ReceivedTender[] = []
      for (const message of current.messages.toReversed())
        if (message.hasFile && !collected.has(message.id)) {
          const portal = { baseUrl, key, ...(signal && { signal }) }
          const { data } = await getEdiFile(portal, { params: { carrierId, ediFileId: message.id } })
          collected.add(message.id)
          tenders.push(...receivedTender(Buffer.from(data, 'base64').toString('latin1'), message))
        }
      return { connection: current, tenders }
    },
    send: async (
      kind: 214 | 990 | 997,
      transactions: readonly OutgoingTransaction[],
      now: number,
      signal?: AbortSignal,
    ) => {
      if (!connection || isShutOut || transactions.length === 0) return
      const text = fileOf(connection, { kind, transactions, now, controlNumber: nextNumber(now) })
      const body = { data: Buffer.from(text, 'latin1').toString('base64') }
      try {
        await receiveEdi({ baseUrl, token, ...(signal && { signal }) }, { body })
      } catch (error) {
        if (!(error instanceof PortalRefusal) || ![401, 403].includes(error.status)) throw error
        isShutOut = true
      }
    },
  }
}

/** Control numbers follow the clock, ten a second, so that none repeats after a restart. */
function createNumbers() {
  let last = 0
  return (now: number): number => {
    last = Math.max(last + 1, Math.floor(now / 100) % 1_000_000_000)
    return last
  }
}

function receivedTender(text: string, { sentAt, createdAt, acknowledgedAt }: Message): ReceivedTender[] {
  const [group] = readX12(text).interchanges.flatMap(({ groups }) => groups)
  const [transaction] = group?.transactions ?? []
  const tender = transaction && readTender204(transaction).tender
  if (!group || !tender?.tenderId) return []
  const { tenderId, shipmentNumber, scac, purpose, replyBy } = tender
  const sent = sentAt ?? createdAt
  const expiresAt = (replyBy && instantOfX12Time(replyBy)) ?? new Date(Date.parse(sent) + hour).toISOString()
  return [
    {
      tenderId,
      shipmentNumber,
      scac,
      purpose,
      sentAt: sent,
      expiresAt,
      isAcknowledged: acknowledgedAt !== null,
      group,
    },
  ]
}

type File = {
  kind: 214 | 990 | 997
  transactions: readonly OutgoingTransaction[]
  now: number
  controlNumber: number
}

function fileOf(connection: EdiConnection, { kind, transactions, now, controlNumber }: File): string {
  const { ownQualifier, ownId, partnerQualifier, partnerId, isTest } = connection
  const [sender, receiver] = [partnerId ?? '', ownId ?? '']
  const [date = '', time = ''] = new Date(now).toISOString().split('T')
  return writeX12({
    sender: { qualifier: partnerQualifier, id: sender },
    receiver: { qualifier: ownQualifier, id: receiver },
    date,
    time: time.slice(0, 5),
    controlNumber,
    isTest,
    wantsAcknowledgment: false,
    groups: [{ functionalId: functionalIds[kind], sender, receiver, controlNumber, transactions }],
  })
}
