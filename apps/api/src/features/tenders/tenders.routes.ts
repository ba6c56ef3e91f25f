import { centsOfDollars } from '@lanewise/contract/money'
import * as contract from '@lanewise/contract/tenders'
import { findShipment, getShipmentRoute, movedAs } from '#features/shipments/index.ts'
import { nameOf, type Work } from '#platform/context.ts'
import { bind } from '#platform/http/bind.ts'
import { refuse } from '#platform/refuse.ts'
import { type GivenAnswer, takeAnswer } from './answer-offer.ts'
import type { TenderDeps } from './deps.ts'
import { getOfferedLoad } from './link/offered-load.ts'
import { startTender } from './start/start-tender.ts'
import { getTenderPlan } from './start/tender-plan.ts'
import { getTenders } from './tenders.actions.ts'
import { findOffer, findTender } from './tenders.queries.ts'
import { withdrawTender } from './waterfall/withdraw.ts'

export const routes = (deps: TenderDeps) => [
  bind(contract.getTenders, ({ ctx, params }) => getTenders(ctx, params.shipmentNumber)),
  bind(contract.getTenderPlan, ({ ctx, params }) => getTenderPlan(ctx, params.shipmentNumber)),
  bind(contract.startTender, ({ ctx, params }) => startTender(ctx, deps, params.shipmentNumber)),
  bind(contract.withdrawTender, ({ ctx, params }) => withdrawTender(ctx, params.shipmentNumber)),
  bind(contract.recordTenderAnswer, async ({ work, params, body }) => {
    await ofShipment(work, params.shipmentNumber, body.offerId)
    const counterCents = body.counterTotal === null ? null : centsOfDollars(body.counterTotal)
    const answered = await answer(work, deps, {
      ...body,
      rejectReason: body.rejectReason ?? null,
      counterCents,
      through: 'Person',
      by: nameOf(work.user),
    })
    if ('refusal' in answered) return refuse.conflict(answered.refusal)
    return movedAs(answered.shipment)
  }),
  bind(contract.getOfferedLoad, async ({ work, link }) => {
    const offered = await work.transaction((ctx) => getOfferedLoad(ctx, link))
    return { ...offered, ...(await getShipmentRoute(work, deps.shipments, offered.load.shipmentNumber)) }
  }),
  bind(contract.answerOffer, async ({ work, link, body }) => {
    const answered = await answer(work, deps, {
      ...body,
      offerId: link.recordId,
      rejectReason: body.rejectReason ?? null,
      counterCents: null,
      through: 'Link',
      by: link.holder,
    })
    if ('refusal' in answered) return refuse.gone(answered.refusal)
    return { state: body.answer, shipmentNumber: answered.shipment.shipmentNumber }
  }),
]

/** A refused answer is still stored, so its transaction commits before the refusal is thrown. */
const answer = (work: Work, deps: TenderDeps, given: GivenAnswer) =>
  work.transaction((ctx) => takeAnswer(ctx, deps, given))

/** Refuses an offer that belongs to another shipment than the one in the URL. */
const ofShipment = (work: Work, shipmentNumber: string, offerId: string) =>
  work.transaction(async ({ db }) => {
    const shipment = (await findShipment(db, { shipmentNumber })) ?? refuse.notFound('shipment')
    const offer = (await findOffer(db, offerId)) ?? refuse.notFound('offer')
    const tender = await findTender(db, offer.tenderId)
    if (tender?.shipmentId !== shipment.id) refuse.notFound('offer')
  })
