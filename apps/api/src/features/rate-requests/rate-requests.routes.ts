import { centsOfDollars } from '@lanewise/contract/money'
import * as contract from '@lanewise/contract/rate-requests'
import { getShipmentRoute, movedAs } from '#features/shipments/index.ts'
import { type Context, nameOf } from '#platform/context.ts'
import { bind } from '#platform/http/bind.ts'
import { refuse } from '#platform/refuse.ts'
import { chooseRateResponse, ofShipment } from './answers/choose-response.ts'
import { getRequestedLoad } from './answers/requested-load.ts'
import { lockAll, responseRefusal, takeResponse } from './answers/take-response.ts'
import { findAskableCarriers } from './ask/askable-carriers.ts'
import { createRateRequest } from './ask/create-request.ts'
import { cancelRateRequest } from './close/close-request.ts'
import type { RateRequestDeps } from './deps.ts'
import { addCarriers } from './follow-up/add-carriers.ts'
import { noteOpened } from './follow-up/note-opened.ts'
import { remindCarriers } from './follow-up/remind-carriers.ts'
import { setTargetPrice } from './follow-up/set-target-price.ts'
import { getRateRequests } from './rate-requests.actions.ts'

export const routes = (deps: RateRequestDeps) => [
  bind(contract.getRateRequests, ({ ctx, params }) => getRateRequests(ctx, params.shipmentNumber)),
  bind(contract.findAskableCarriers, ({ ctx, params, query }) =>
    findAskableCarriers(ctx, params.shipmentNumber, query.q),
  ),
  bind(contract.createRateRequest, ({ ctx, params, body }) =>
    createRateRequest(ctx, deps, params.shipmentNumber, body),
  ),
  bind(contract.addRateRequestCarriers, ({ ctx, params, body }) =>
    addCarriers(ctx, deps, params.shipmentNumber, body.carriers),
  ),
  bind(contract.setTargetPrice, ({ ctx, params, body }) => setTargetPrice(ctx, params.shipmentNumber, body.target)),
  bind(contract.remindCarriers, ({ ctx, params, body }) =>
    remindCarriers(ctx, deps, params.shipmentNumber, body.lineId ?? null),
  ),
  bind(contract.cancelRateRequest, ({ ctx, params }) => cancelRateRequest(ctx, params.shipmentNumber)),
  bind(contract.recordRateResponse, ({ ctx, params, body }) => recordResponse(ctx, params.shipmentNumber, body)),
  bind(contract.chooseRateResponse, ({ ctx, params, body }) =>
    chooseRateResponse(ctx, deps, params.shipmentNumber, body.lineId),
  ),
  bind(contract.getRequestedLoad, async ({ work, link }) => {
    const requested = await work.transaction((ctx) => getRequestedLoad(ctx, link))
    return { ...requested, ...(await getShipmentRoute(work, deps.shipments, requested.load.shipmentNumber)) }
  }),
  bind(contract.noteRequestOpened, ({ work, link }) => work.transaction((ctx) => noteOpened(ctx, link.recordId))),
  bind(contract.answerRateRequest, ({ work, link: { recordId: lineId, holder: by }, body }) =>
    work.transaction(async (ctx) => {
      const locked = await lockAll(ctx, lineId)
      const refusal = responseRefusal(locked, 'Link', ctx.now)
      if (refusal) refuse.gone(refusal)
      await takeResponse(ctx, locked, { ...body, totalCents: centsOrNull(body.total), lineId, through: 'Link', by })
      return { state: body.answer, shipmentNumber: locked.shipment.shipmentNumber }
    }),
  ),
]

async function recordResponse(ctx: Context, shipmentNumber: string, body: contract.RateResponse) {
  const locked = ofShipment(shipmentNumber, await lockAll(ctx, body.lineId))
  const refusal = responseRefusal(locked, body.through, ctx.now)
  if (refusal) refuse.conflict(refusal)
  const by = nameOf(ctx.user)
  return movedAs(await takeResponse(ctx, locked, { ...body, totalCents: centsOrNull(body.total), by }))
}

const centsOrNull = (amount: number | null) => (amount === null ? null : centsOfDollars(amount))
