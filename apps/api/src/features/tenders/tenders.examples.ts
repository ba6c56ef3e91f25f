import { createCarrier } from '@lanewise/contract/carriers'
import { createLane, createLaneRate } from '@lanewise/contract/lanes'
import { getTenders, startTender } from '@lanewise/contract/tenders'
import { shipAgain } from '#features/shipments/testing/ship-again.ts'
import type { Examples, Given } from '#platform/testing/examples.ts'

export const examples: Examples = {
  getTenders: ({ tenderedNumber }) => ({ params: { shipmentNumber: tenderedNumber } }),
  getTenderPlan: ({ untenderedNumber }) => ({ params: { shipmentNumber: untenderedNumber } }),
  startTender: ({ untenderedNumber }) => ({ params: { shipmentNumber: untenderedNumber } }),
  withdrawTender: ({ tenderedNumber }) => ({ params: { shipmentNumber: tenderedNumber } }),
  recordTenderAnswer: ({ tenderedNumber, offerId }) => ({
    params: { shipmentNumber: tenderedNumber },
    body: { offerId, answer: 'Rejected', rejectReason: 'NoCapacity', note: 'Not before Friday' },
  }),
  getOfferedLoad: () => ({ params: { token: 'x'.repeat(43) } }),
  answerOffer: () => ({ params: { token: 'x'.repeat(43) }, body: { answer: 'Accepted' } }),
}

/** A lane with one carrier, a shipment offered to it, and a shipment still waiting. */
export const given: Given = async ({ ask, name }) => {
  const { id: laneId } = await ask(createLane, {
    body: {
      customerReferenceNumber: `Tendered by ${name}`,
      equipmentMode: 1,
      origin: { city: 'Chicago', state: 'IL', postalCode: '60606', country: 'US' },
      destination: { city: 'Dallas', state: 'TX', postalCode: '75201', country: 'US' },
      tenderType: 'Manual',
      tenderMethod: 'Manual',
    },
  })
  const body = { name: `Tendered to by ${name}`, dotNumber: String(8_000_000 + name.length), modes: ['TL' as const] }
  const { carrierId } = await ask(createCarrier, { body })
  const dates = { effectiveDate: '2026-01-01', expirationDate: '2099-12-31' }
  const terms = { rateType: 'AllIn' as const, chargeType: 'Flat' as const, rate: 1400, ...dates }
  await ask(createLaneRate, { params: { laneId }, body: { ...terms, carrierId } })
  const tenderedNumber = await shipAgain(ask)
  await ask(startTender, { params: { shipmentNumber: tenderedNumber } })
  const { tenders } = await ask(getTenders, { params: { shipmentNumber: tenderedNumber } })
  return { tenderedNumber, offerId: tenders[0]?.offers[0]?.id ?? '', untenderedNumber: await shipAgain(ask) }
}
