import { randomInt, randomUUID } from 'node:crypto'
import { createCarrier } from '@lanewise/contract/carriers'
import { createLane, createLaneRate, updateLane } from '@lanewise/contract/lanes'
import type { CallInput } from '@lanewise/contract/operation'
import {
  answerOffer,
  getOfferedLoad,
  getTenders,
  recordTenderAnswer,
  startTender,
  withdrawTender,
} from '@lanewise/contract/tenders'
import type { Permission } from '@lanewise/domain/access/permissions'
import { mailsTo } from '#features/contacts/testing/given.ts'
import { shipmentSetup } from '#features/shipments/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import type { TestPortal } from '#platform/testing/portal.ts'
import { runQueued } from '#platform/testing/run-jobs.ts'

type LaneBody = CallInput<typeof createLane>['body']
type AnswerBody = CallInput<typeof answerOffer>['body']

/** A user whose truckloads run on a lane with contracted carriers, each with its own email address. */
export async function tenderDeps(portal: TestPortal, facts: { permissions?: readonly Permission[] } = {}) {
  const setup = await shipmentSetup(portal, facts)
  const { ask, attempt, admin, company } = setup
  const addLane = async (more: Partial<LaneBody> = {}) =>
    (
      await admin.ask(createLane, {
        body: {
          customerReferenceNumber: 'CHI-DAL',
          equipmentMode: 1,
          origin: { city: 'Chicago', state: 'IL', postalCode: '60606', country: 'US' },
          destination: { city: 'Dallas', state: 'TX', postalCode: '75201', country: 'US' },
          tenderType: 'Manual',
          tenderMethod: 'Email',
          tenderTime: 45,
          ...more,
        },
      })
    ).id
  const setLane = (laneId: string, body: CallInput<typeof updateLane>['body']) =>
    admin.ask(updateLane, { params: { laneId }, body })
  /** Adds the next carrier to the sequence of a lane. */
  const addCarrier = async (laneId: string, name: string, rate: number, more: object = {}) => {
    const email = `${randomUUID()}@carrier.test`
    const dotNumber = String(randomInt(1, 99_999_999))
    const { carrierId } = await admin.ask(createCarrier, { body: { name, dotNumber, modes: ['TL'], email, ...more } })
    const { id: rateId } = await admin.ask(createLaneRate, {
      params: { laneId },
      body: {
        carrierId,
        rateType: 'AllIn',
        chargeType: 'Flat',
        rate,
        effectiveDate: '2026-01-01',
        expirationDate: '2099-12-31',
      },
    })
    return { carrierId, email, rateId }
  }
  const tokenTo = async (email: string) => {
    const offer = (await mailsTo(portal, email)).findLast(({ kind }) => kind === 'tender-offer')
    const token = JSON.stringify(offer).match(/public\/tenders\/([\w-]{43})/)?.[1]
    if (!token) throw new Error(`No link went to ${email}`)
    return token
  }
  /** Moves the expiry of the open offer into the past without running the job. */
  const overdue = () =>
    inCompany(portal.database.db, company.id, (tx) =>
      tx
        .updateTable('tenderOffers')
        .set({ expiresAt: new Date(Date.now() - 1) })
        .where('state', '=', 'Sent')
        .execute(),
    )
  const tenders = async (shipmentNumber: string) => ask(getTenders, { params: { shipmentNumber } })
  return {
    ...setup,
    addLane,
    setLane,
    addLaneCarrier: addCarrier,
    tokenTo,
    tenders,
    start: (shipmentNumber: string) => ask(startTender, { params: { shipmentNumber } }),
    tryStart: (shipmentNumber: string) => attempt(startTender, { params: { shipmentNumber } }),
    withdraw: (shipmentNumber: string) => ask(withdrawTender, { params: { shipmentNumber } }),
    record: (shipmentNumber: string, body: CallInput<typeof recordTenderAnswer>['body']) =>
      attempt(recordTenderAnswer, { params: { shipmentNumber }, body }),
    open: (token: string) => portal.as(null).attempt(getOfferedLoad, { params: { token } }),
    answer: (token: string, body: AnswerBody) => portal.as(null).attempt(answerOffer, { params: { token }, body }),
    /** Offers of the newest tender, as "carrier state". */
    states: async (shipmentNumber: string) => {
      const [newest] = (await tenders(shipmentNumber)).tenders
      return newest?.offers.map(({ carrierName, state }) => `${carrierName} ${state}`)
    },
    overdue,
    /** Lets the open offer expire now and runs the job. */
    letExpire: async () => {
      await overdue()
      return runQueued(portal, setup.person, 'tenders.expire')
    },
  }
}
