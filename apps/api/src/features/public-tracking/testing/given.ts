import * as contract from '@lanewise/contract/public-tracking'
import { trackingSetup } from '#features/tracking/testing/given.ts'
import type { TestPortal } from '#platform/testing/portal.ts'

let visitors = 0

/** A visitor without an account at a unique IP address. The portal trusts one proxy. */
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

/** A company with a booked shipment, its public company number, and an anonymous visitor who tracks the truck. */
export async function publicSetup(portal: TestPortal) {
  const setup = await trackingSetup(portal)
  const { companyNumber } = await portal.database.owner
    .selectFrom('companies')
    .select('companyNumber')
    .where('id', '=', setup.company.id)
    .executeTakeFirstOrThrow()
  return { ...setup, companyNumber, anybody: visitor(portal) }
}
