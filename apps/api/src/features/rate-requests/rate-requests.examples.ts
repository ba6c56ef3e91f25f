import { randomInt } from 'node:crypto'
import { createCarrier } from '@lanewise/contract/carriers'
import { createRateRequest, getRateRequests, recordRateResponse } from '@lanewise/contract/rate-requests'
import { shipAgain } from '#features/shipments/testing/ship-again.ts'
import type { Examples, Given } from '#platform/testing/examples.ts'

/** A reply time far enough ahead for any test run and near enough to be allowed. */
const replyBy = () => new Date(Date.now() + 24 * 3_600_000).toISOString()

export const examples: Examples = {
  getRateRequests: ({ requestedNumber }) => ({ params: { shipmentNumber: requestedNumber } }),
  findAskableCarriers: ({ requestedNumber }) => ({
    params: { shipmentNumber: requestedNumber },
    query: { q: 'asked' },
  }),
  createRateRequest: ({ unrequestedNumber, requestedCarrierId, requestedEmail }) => ({
    params: { shipmentNumber: unrequestedNumber },
    body: {
      carriers: [{ carrierId: requestedCarrierId, emails: [requestedEmail] }],
      replyBy: replyBy(),
      message: 'All in',
    },
  }),
  addRateRequestCarriers: ({ requestedNumber, otherCarrierId, otherEmail }) => ({
    params: { shipmentNumber: requestedNumber },
    body: { carriers: [{ carrierId: otherCarrierId, emails: [otherEmail] }] },
  }),
  setTargetPrice: ({ requestedNumber }) => ({ params: { shipmentNumber: requestedNumber }, body: { target: 1250 } }),
  remindCarriers: ({ requestedNumber, lineId }) => ({ params: { shipmentNumber: requestedNumber }, body: { lineId } }),
  cancelRateRequest: ({ requestedNumber }) => ({ params: { shipmentNumber: requestedNumber } }),
  recordRateResponse: ({ requestedNumber, lineId }) => ({
    params: { shipmentNumber: requestedNumber },
    body: { lineId, through: 'Phone', answer: 'Offered', total: 1450, transitDays: 2, note: 'Not before Friday' },
  }),
  chooseRateResponse: ({ offeredNumber, offeredLineId }) => ({
    params: { shipmentNumber: offeredNumber },
    body: { lineId: offeredLineId },
  }),
  getRequestedLoad: () => ({ params: { token: 'x'.repeat(43) } }),
  noteRequestOpened: () => ({ params: { token: 'x'.repeat(43) } }),
  answerRateRequest: () => ({ params: { token: 'x'.repeat(43) }, body: { answer: 'Declined', note: 'No truck' } }),
}

/** A carrier and three shipments: one with an open request, one with an offer, and one without a request. */
export const given: Given = async ({ ask, name }) => {
  const addCarrier = async (kind: string) => {
    const email = `${kind.toLowerCase()}@${name.toLowerCase()}.test`
    const dotNumber = String(randomInt(1, 99_999_999))
    const body = { name: `${kind} by ${name}`, dotNumber, modes: ['TL' as const], email }
    const { carrierId } = await ask(createCarrier, { body })
    return { email, carrierId }
  }
  const [{ carrierId, email: requestedEmail }, other] = [await addCarrier('Asked'), await addCarrier('Added')]
  const request = async () => {
    const shipmentNumber = await shipAgain(ask)
    const params = { shipmentNumber }
    await ask(createRateRequest, {
      params,
      body: { carriers: [{ carrierId, emails: [requestedEmail] }], replyBy: replyBy() },
    })
    const { rateRequests } = await ask(getRateRequests, { params })
    return { shipmentNumber, lineId: rateRequests[0]?.lines[0]?.id ?? '' }
  }
  const [requested, offered] = [await request(), await request()]
  await ask(recordRateResponse, {
    params: { shipmentNumber: offered.shipmentNumber },
    body: { lineId: offered.lineId, through: 'Mail', answer: 'Offered', total: 1400, transitDays: 2 },
  })
  return {
    requestedNumber: requested.shipmentNumber,
    lineId: requested.lineId,
    offeredNumber: offered.shipmentNumber,
    offeredLineId: offered.lineId,
    unrequestedNumber: await shipAgain(ask),
    requestedCarrierId: carrierId,
    requestedEmail,
    otherCarrierId: other.carrierId,
    otherEmail: other.email,
  }
}
