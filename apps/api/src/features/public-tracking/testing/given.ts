import * as contract from '@lanewise/contract/public-tracking'
import { trackingDesk } from '#features/tracking/testing/given.ts'
import type { TestPortal } from '#platform/testing/portal.ts'

let visitors = 0

/** Somebody without an account, at an address of their own; the portal trusts one proxy. */
export function visitor(portal: TestPortal, address = nextAddress()) {
  const { ask, attempt, raw } = portal.from(address)
  const query = (orderOrShipmentNumber: string) => ({ query: { orderOrShipmentNumber } })
  return {
    address,
    ask,
    attempt,
    raw,
    details: (number: string) => ask(contract.getShipmentDetailsByOrderOrShipmentNumber, query(number)),
    tryDetails: (number: string) => attempt(contract.getShipmentDetailsByOrderOrShipmentNumber, query(number)),
    stops: async (number: string) => (await ask(contract.publicGetShipmentStops, query(number))).data,
    activities: (number: string) => ask(contract.publicGetShipmentTrackingActivities, query(number)),
    byReference: (referenceNumber: string, customerNumber: string) =>
      ask(contract.getShipmentDetailsByReferenceAndCustomerNumber, { query: { referenceNumber, customerNumber } }),
    watch: (entityId: string, emailAddress: string, more: object = {}) =>
      attempt(contract.addExternalWatcher, { body: { entityId, emailAddress, entityType: 'Shipment', ...more } }),
  }
}

export function nextAddress(): string {
  visitors += 1
  return `198.51.${Math.floor(visitors / 250)}.${visitors % 250}`
}

/** A company with a booked truck, the number under which others know the company, and somebody who follows the truck. */
export async function publicDesk(portal: TestPortal) {
  const desk = await trackingDesk(portal)
  const { companyNumber } = await portal.database.owner
    .selectFrom('companies')
    .select('companyNumber')
    .where('id', '=', desk.company.id)
    .executeTakeFirstOrThrow()
  return { ...desk, companyNumber, anybody: visitor(portal) }
}
