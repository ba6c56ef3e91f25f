import type { Chances } from '../carrier-dispatch.ts'
import { decisionOn, type OfferAnswer } from '../offers.ts'
import type { Load, TrackingEvent } from '../truck.ts'
import { acknowledgementOf, answerOf, reportOf } from './edi-messages.ts'
import { type EdiCarrierAccess, type EdiConnection, openEdiPost, type ReceivedTender } from './edi-post.ts'
import { byStatusMessage } from './statuses.ts'

type Planned = { at: number; tender: ReceivedTender; answer: OfferAnswer }
/** What one truck reports. */
export type TruckReport = { load: Load; events: readonly TrackingEvent[] }

export type EdiCarrier = ReturnType<typeof openEdiCarrier>

/**
 * The system of a carrier that is connected by EDI: it collects load tenders (204), acknowledges them (997), answers
 * them (990) and reports on its loads (214).
 */
export function openEdiCarrier(baseUrl: string, access: EdiCarrierAccess, chances: Chances) {
  const post = openEdiPost(baseUrl, access)
  const waiting = new Map<string, Planned>()
  const unacknowledged: ReceivedTender[] = []
  return {
    scac: access.scac,
    isConnected: post.isConnected,
    /** Collects new tenders and answers those that are due. */
    work: async (now: number, signal?: AbortSignal) => {
      const { connection, tenders } = await post.newTenders(signal)
      for (const received of tenders) plan(waiting, { received, connection, chances, now })
      unacknowledged.push(...tenders.filter(({ isAcknowledged }) => !isAcknowledged))
      await post.send(997, unacknowledged.map(acknowledgementOf), now, signal)
      unacknowledged.length = 0
      const due = [...waiting.values()].filter(({ at }) => at <= now)
      await post.send(
        990,
        due.map(({ tender, answer }) => answerOf(tender, answer, now)),
        now,
        signal,
      )
      for (const { tender } of due) waiting.delete(tender.tenderId)
    },
    /** Sends what a 214 can tell, and returns the other events. */
    report: async (reports: readonly TruckReport[], now: number): Promise<TrackingEvent[]> => {
      const sorted = reports.map(({ load, events }) => ({ load, ...byStatusMessage(load, events, now) }))
      const reporting = sorted.filter(({ statuses }) => statuses.length > 0)
      await post.send(
        214,
        reporting.map(({ load, statuses }) => reportOf(load, access.scac, statuses)),
        now,
      )
      return sorted.flatMap(({ others }) => others)
    },
  }
}

type Planning = { received: ReceivedTender; connection: EdiConnection; chances: Chances; now: number }

/** Schedules the answer to a tender. A cancellation takes it back, and what was answered before a restart is left out. */
function plan(waiting: Map<string, Planned>, { received, connection, chances, now }: Planning) {
  if (received.purpose === 'Cancellation') waiting.delete(received.tenderId)
  if (received.purpose !== 'Original') return
  const { shipmentNumber, sentAt, expiresAt } = received
  const isAnswered = connection.received.some(
    ({ receivedAt, transactions }) =>
      Date.parse(receivedAt) >= Date.parse(sentAt) &&
      transactions.some((one) => one.kind === '990' && one.shipmentNumber === shipmentNumber),
  )
  if (isAnswered || Date.parse(expiresAt) <= now) return
  const decision = decisionOn({ carrierName: received.scac, sentAt, expiresAt, load: { shipmentNumber } }, chances)
  if (decision) waiting.set(received.tenderId, { ...decision, tender: received })
}
