import { addMonthsClamped } from '@lanewise/domain/shared/calendar'
import { rejectingStates } from '@lanewise/domain/tenders/tender-states'
import { sql } from 'kysely'
import { type CarrierFigures, figuresOfCarriers } from '#features/performance/index.ts'
import type { Tx } from '#platform/db/database.ts'

/** A carrier's answers to the offers on a lane. */
export type AnswerCounts = { shipmentsAccepted: number; shipmentsRejected: number }
/** Answers by carrier on this lane. The on-time figures of the carriers cover all lanes. */
export type LaneFigures = {
  answers: ReadonlyMap<string, AnswerCounts>
  carriers: ReadonlyMap<string, CarrierFigures>
}

export const figuresOnNone: LaneFigures = { answers: new Map(), carriers: new Map() }

/** Figures of the carriers that have a rate on a lane. (RATE-5, DEF-91) */
export const figuresOnLane = async (
  db: Tx,
  { laneId, today, carrierIds }: { laneId: string; today: string; carrierIds: readonly string[] },
): Promise<LaneFigures> => ({
  answers: await answersOnLane(db, laneId, today),
  carriers: await figuresOfCarriers(db, [...new Set(carrierIds)], today),
})

const months = 12

/** Answers by carrier over the last 12 months. Carriers that received no offer are left out. (TENDER-7, DEF-91) */
async function answersOnLane(db: Tx, laneId: string, today: string): Promise<LaneFigures['answers']> {
  const { rows } = await sql<AnswerCounts & { carrierId: string }>`
    select carrier_id,
      count(*) filter (where state = 'Accepted')::int as shipments_accepted,
      count(*) filter (where state = any(${rejectingStates}::text[]))::int as shipments_rejected
    from tender_offers
    where lane_id = ${laneId}
      and sent_at >= ${addMonthsClamped(today, -months)}::timestamp at time zone (select time_zone from companies)
    group by carrier_id`.execute(db)
  return new Map(rows.map(({ carrierId, ...counts }) => [carrierId, counts]))
}

export const noAnswers: AnswerCounts = { shipmentsAccepted: 0, shipmentsRejected: 0 }
