import { randomInt, randomUUID } from 'node:crypto'
import { addCarrierContact, createCarrier } from '@lanewise/contract/carriers'
import type { CallInput } from '@lanewise/contract/operation'
import {
  answerRateRequest,
  cancelRateRequest,
  chooseRateResponse,
  createRateRequest,
  findAskableCarriers,
  getRateRequests,
  getRequestedLoad,
  recordRateResponse,
} from '@lanewise/contract/rate-requests'
import type { Permission } from '@lanewise/domain/access/permissions'
import { mailsTo } from '#features/contacts/testing/given.ts'
import type { OrderBody } from '#features/orders/testing/given.ts'
import { shipmentSetup } from '#features/shipments/testing/given.ts'
import { inCompany } from '#platform/db/database.ts'
import type { TestPortal } from '#platform/testing/portal.ts'
import { runQueued } from '#platform/testing/run-jobs.ts'

type RequestBody = CallInput<typeof createRateRequest>['body']
type AnswerBody = CallInput<typeof answerRateRequest>['body']
export type Carrier = { carrierId: string; email: string }

export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** A user whose company has a carrier network with email addresses. */
export async function rateSetup(portal: TestPortal, facts: { permissions?: readonly Permission[] } = {}) {
  const setup = await shipmentSetup(portal, facts)
  const { ask, attempt, admin, company } = setup
  const addNetworkCarrier = async (name: string, more: object = {}): Promise<Carrier> => {
    const email = `${randomUUID()}@carrier.test`
    const dotNumber = String(randomInt(1, 99_999_999))
    const body = { name, dotNumber, modes: ['TL' as const, 'LTL' as const], email, ...more }
    const { carrierId } = await admin.ask(createCarrier, { body })
    return { carrierId, email }
  }
  const addPerson = async (carrierId: string, name: string, role: 'Dispatch' | 'Billing' = 'Dispatch') => {
    const email = `${randomUUID()}@person.test`
    await admin.ask(addCarrierContact, { params: { carrierId }, body: { name, role, email } })
    return email
  }
  /** A colleague with exactly these permissions. */
  const withPermissions = async (some: readonly Permission[]) =>
    portal.as(await portal.given.person({ company, permissions: some }))
  const bodyFor = (carriers: readonly Carrier[], more: Partial<RequestBody> = {}): RequestBody => ({
    carriers: carriers.map(({ carrierId, email }) => ({ carrierId, emails: [email] })),
    replyBy: inHours(2),
    ...more,
  })
  const requests = async (shipmentNumber: string) =>
    (await ask(getRateRequests, { params: { shipmentNumber } })).rateRequests
  const tokenTo = async (email: string) => {
    const mail = (await mailsTo(portal, email)).findLast(({ kind }) => kind === 'rate-request')
    const token = JSON.stringify(mail).match(/public\/rate-requests\/([\w-]{43})/)?.[1]
    if (!token) throw new Error(`No link went to ${email}`)
    return token
  }
  /** Moves the reply time into the past without running the closing job. */
  const overdue = () =>
    inCompany(portal.database.db, company.id, (tx) =>
      tx
        .updateTable('rateRequests')
        .set({ replyBy: new Date(Date.now() - 1) })
        .where('state', '=', 'Open')
        .execute(),
    )
  return {
    ...setup,
    addNetworkCarrier,
    addPerson,
    withPermissions,
    bodyFor,
    requests,
    tokenTo,
    overdue,
    request: (shipmentNumber: string, carriers: readonly Carrier[], more: Partial<RequestBody> = {}) =>
      ask(createRateRequest, { params: { shipmentNumber }, body: bodyFor(carriers, more) }),
    tryRequest: (shipmentNumber: string, body: object) =>
      attempt(createRateRequest, { params: { shipmentNumber }, body }),
    askable: (shipmentNumber: string, q = '') => ask(findAskableCarriers, { params: { shipmentNumber }, query: { q } }),
    cancelRequest: (shipmentNumber: string) => attempt(cancelRateRequest, { params: { shipmentNumber } }),
    record: (shipmentNumber: string, body: object) => attempt(recordRateResponse, { params: { shipmentNumber }, body }),
    choose: (shipmentNumber: string, lineId: string) =>
      attempt(chooseRateResponse, { params: { shipmentNumber }, body: { lineId } }),
    open: (token: string) => portal.as(null).attempt(getRequestedLoad, { params: { token } }),
    answer: (token: string, body: AnswerBody) =>
      portal.as(null).attempt(answerRateRequest, { params: { token }, body }),
    /** Lines of the newest request in order, as "carrier state total". */
    lines: async (shipmentNumber: string) =>
      (await requests(shipmentNumber))[0]?.lines.map(({ carrierName, state, total }) =>
        [carrierName, state, total].filter((part) => part !== null).join(' '),
      ),
    lineOf: async (shipmentNumber: string, carrierName: string) => {
      const line = (await requests(shipmentNumber))[0]?.lines.find((one) => one.carrierName === carrierName)
      if (!line) throw new Error(`${carrierName} was not asked`)
      return line
    },
    /** Ends the reply time of the open request now and runs the closing job. */
    letEnd: async () => {
      await overdue()
      return runQueued(portal, setup.person, 'rate-requests.close')
    },
  }
}

export const offer = (total: number, transitDays = 2, note: string | null = null): AnswerBody => ({
  answer: 'Offered',
  total,
  transitDays,
  note,
})
export const decline = (note: string | null = null): AnswerBody => ({ answer: 'Declined', note })

/** A rate request sent to two carriers. */
export async function requestFromTwo(portal: TestPortal, order: Partial<OrderBody> = {}) {
  const setup = await rateSetup(portal)
  const [able, baker] = [await setup.addNetworkCarrier('Able'), await setup.addNetworkCarrier('Baker')]
  const shipment = await setup.ship(order)
  await setup.request(shipment.shipmentNumber, [able, baker], { message: 'Quote all in.' })
  return { setup, able, baker, ...shipment }
}
