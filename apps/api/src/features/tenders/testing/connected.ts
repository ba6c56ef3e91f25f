import {
  createConnectionSecrets,
  getEdiFile,
  getTenderConnection,
  receiveEdi,
  setTenderConnection,
  type TenderConnectionFields,
} from '@lanewise/contract/tender-connections'
import { type TenderAnswer, writeAnswer990 } from '@lanewise/edi/answer-990'
import { readTender204 } from '@lanewise/edi/tender-204-reader'
import { functionalIds } from '@lanewise/edi/transaction-sets'
import { readX12 } from '@lanewise/edi/x12'
import { type OutgoingTransaction, writeX12 } from '@lanewise/edi/x12-writer'
import type { TestPortal } from '#platform/testing/portal.ts'
import { runQueued } from '#platform/testing/run-jobs.ts'
import { tenderDeps } from './given.ts'

const noIds = { ownQualifier: 'ZZ', ownId: null, partnerQualifier: '02', partnerId: null, isTest: false } as const

/** A user whose lane tenders first to Able by messages to its own system, then to Baker by email. */
export async function connectedSetup(portal: TestPortal, method: 'EDI' | 'API', webhookUrl: string | null = null) {
  const setup = await tenderDeps(portal)
  const laneId = await setup.addLane({ tenderMethod: method })
  const able = await setup.addLaneCarrier(laneId, 'Able', 1500, { scac: 'ABLE' })
  const baker = await setup.addLaneCarrier(laneId, 'Baker', 1600)
  const { carrierId } = able
  const connect = (fields: Partial<TenderConnectionFields>) =>
    setup.admin.attempt(setTenderConnection, {
      params: { carrierId },
      body: { kind: method, webhookUrl, ...noIds, ...fields },
    })
  const connected = await connect(method === 'EDI' ? { ownId: 'LANEWISE', partnerId: 'ABLE' } : {})
  if (connected.status !== 200) throw new Error(connected.problem.message)
  const secrets = await setup.admin.ask(createConnectionSecrets, { params: { carrierId } })
  const name = 'tenders.send-message'
  /** Runs the queued messages. A failed one is queued again, as the queue would do. */
  const sendMessages = async () => {
    const waiting = portal.queued.filter((one) => one.name === name)
    await runQueued(portal, setup.person, name).catch(() => {
      portal.queued.push(...waiting.filter((one) => !portal.queued.includes(one)))
    })
  }
  const connection = () => setup.ask(getTenderConnection, { params: { carrierId } })
  return {
    ...setup,
    able,
    baker,
    connect,
    secrets,
    connection,
    sendMessages,
    /** An offered load whose message has been sent. */
    offered: async () => {
      const shipment = await setup.ship()
      await setup.start(shipment.shipmentNumber)
      await sendMessages()
      const [offer] = (await setup.tenders(shipment.shipmentNumber)).tenders[0]?.offers ?? []
      if (!offer) throw new Error('Nothing was offered')
      return { ...shipment, offerId: offer.id }
    },
    /** Sent load tenders, newest first. */
    tenders204: async () => {
      const { messages } = await connection()
      const sent = messages.filter(({ hasFile }) => hasFile)
      return Promise.all(
        sent.map(async ({ id }) => {
          const { data } = await setup.ask(getEdiFile, { params: { carrierId, ediFileId: id } })
          return readTenderFile(Buffer.from(data, 'base64').toString('latin1'))
        }),
      )
    },
    /** Sends a file with the token of the connection, or with another one. */
    bring: (text: string, token = secrets.token) => bringFile(portal, text, token),
  }
}

function readTenderFile(text: string) {
  const { interchanges, errors } = readX12(text)
  const [interchange] = interchanges
  const transaction = interchange?.groups[0]?.transactions[0]
  if (!interchange || !transaction || errors.length > 0) throw new Error(`No load tender: ${text}`)
  return { text, interchange, ...readTender204(transaction) }
}

/** Posts the raw file together with the token, like a partner's gateway. */
export async function bringFile(portal: TestPortal, text: string, token: string) {
  const answered = await fetch(`${portal.url}/api/v1${receiveEdi.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/edi-x12' },
    body: Buffer.from(text, 'latin1'),
  })
  return { status: answered.status, content: await answered.json() }
}

type FileFacts = { controlNumber?: number; isTest?: boolean; from?: string; to?: string; separators?: Separators }
type Separators = NonNullable<Parameters<typeof writeX12>[0]['separators']>

export const fileOf = (
  kind: 214 | 990 | 997,
  transactions: readonly OutgoingTransaction[],
  { controlNumber = 1, isTest = false, from = 'ABLE', to = 'LANEWISE', separators }: FileFacts = {},
): string =>
  writeX12({
    sender: { qualifier: '02', id: from },
    receiver: { qualifier: 'ZZ', id: to },
    date: '2026-11-17',
    time: '08:15',
    controlNumber,
    isTest,
    wantsAcknowledgment: false,
    ...(separators && { separators }),
    groups: [{ functionalId: functionalIds[kind], sender: from, receiver: to, controlNumber, transactions }],
  })

export const answer990 = (shipmentNumber: string, more: Partial<TenderAnswer> = {}): OutgoingTransaction =>
  writeAnswer990({
    tenderId: null,
    shipmentNumber,
    scac: 'ABLE',
    answer: 'Accepted',
    reasonCode: null,
    reason: null,
    remarks: null,
    chargeCents: null,
    at: { date: '2026-11-17', time: '08:10', timeCode: 'CS' },
    ...more,
  })
