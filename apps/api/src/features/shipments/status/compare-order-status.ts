import { deriveOrderStatus, orderStatuses, orderStatusOf } from '@lanewise/domain/orders/order-status'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { job } from '#platform/jobs/job.ts'
import { type HourlyJob, JobHour } from '#platform/jobs/rounds.ts'
import type { Logger } from '#platform/log.ts'
import { type OrdersAlike, ordersByFacts } from './compare.queries.ts'

/** Receivers of the report on orders whose stored status does not match their shipment events. */
export type StatusWatch = { log: Logger; wrongOrders: (count: number) => void }

/** The day of a comparison starts at 8:00 UTC, at night in North America. */
const dayOf = (hour: number) => Math.floor((hour - 8) / 24)

/**
 * Compares the stored status of every order with the status derived from its shipment, once a day. Nothing is
 * corrected: a difference is a software defect that has to be reported to the operator. (DEF-56)
 */
export const compareStatusJob = (watch: StatusWatch): HourlyJob =>
  job({
    name: 'shipments.compare-order-status',
    payload: JobHour,
    attempts: 3,
    key: ({ hour }) => `shipments.compare-order-status:${dayOf(hour)}`,
    run: (ctx) => compareOrderStatus(ctx, watch),
  })

async function compareOrderStatus({ db, user }: Context, { log, wrongOrders }: StatusWatch) {
  const { companyId } = user
  const wrong = await wrongOrderStatuses(db)
  for (const { status, shipmentStatus, count, examples, follows } of wrong)
    log.error(
      { companyId, stored: orderStatusOf(status), follows, shipmentStatus, count, examples },
      'orders have another status than follows from their shipment',
    )
  wrongOrders(wrong.reduce((sum, { count }) => sum + count, 0))
}

/** Orders whose stored status is not the one that follows from their shipment, grouped by both. (DEF-56) */
export const wrongOrderStatuses = async (db: Tx) =>
  (await ordersByFacts(db)).flatMap((alike) => {
    const follows = expectedStatus(alike)
    return orderStatuses[follows] === alike.status ? [] : [{ ...alike, follows }]
  })

const expectedStatus = ({ status, shipmentStatus, hasDepartedPickup, hasFinishedDropoffs }: OrdersAlike) =>
  deriveOrderStatus({
    isVoided: status === orderStatuses.Voided,
    shipmentStatus: shipmentStatus === shipmentStatuses.Voided ? null : shipmentStatus,
    // Invoice status is known only to the invoice feature, so the stored value is used.
    isInvoiced: status === orderStatuses.Invoiced,
    hasDepartedPickup,
    hasFinishedDropoffs,
  })
