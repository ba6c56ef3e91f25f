import { deriveOrderStatus, orderStatuses, orderStatusOf } from '@lanewise/domain/orders/order-status'
import { shipmentStatuses } from '@lanewise/domain/shipments/shipment-status'
import type { Context } from '#platform/context.ts'
import { job } from '#platform/jobs/job.ts'
import { type Round, RoundHour } from '#platform/jobs/rounds.ts'
import type { Logger } from '#platform/log.ts'
import { type OrdersAlike, ordersByFacts } from './compare.queries.ts'

/** Who hears of orders whose stored status does not follow from what happened to them. */
export type StatusWatch = { log: Logger; wrongOrders: (count: number) => void }

/** The day of a comparison begins in the night of North America: at 8:00 UTC. */
const dayOf = (hour: number) => Math.floor((hour - 8) / 24)

/**
 * DEF-56: once a day the stored status of every order is compared with the one that follows from its shipment. Nothing is
 * mended: a difference is a defect of the product, and whoever runs it must hear of it.
 */
export const compareStatusRound = (watch: StatusWatch): Round =>
  job({
    name: 'shipments.compare-order-status',
    payload: RoundHour,
    attempts: 3,
    key: ({ hour }) => `shipments.compare-order-status:${dayOf(hour)}`,
    run: (ctx) => compareOrderStatus(ctx, watch),
  })

async function compareOrderStatus({ db, user }: Context, { log, wrongOrders }: StatusWatch) {
  const { companyId } = user
  const wrong = (await ordersByFacts(db)).flatMap((alike) => {
    const follows = statusThatFollows(alike)
    return orderStatuses[follows] === alike.status ? [] : [{ ...alike, follows }]
  })
  for (const { status, shipmentStatus, count, examples, follows } of wrong)
    log.error(
      { companyId, stored: orderStatusOf(status), follows, shipmentStatus, count, examples },
      'orders have another status than follows from their shipment',
    )
  wrongOrders(wrong.reduce((sum, { count }) => sum + count, 0))
}

const statusThatFollows = ({ status, shipmentStatus, hasDepartedPickup, hasFinishedDropoffs }: OrdersAlike) =>
  deriveOrderStatus({
    isVoided: status === orderStatuses.Voided,
    shipmentStatus: shipmentStatus === shipmentStatuses.Voided ? null : shipmentStatus,
    // What an invoice says is known where invoices are.
    isInvoiced: status === orderStatuses.Invoiced,
    hasDepartedPickup,
    hasFinishedDropoffs,
  })
