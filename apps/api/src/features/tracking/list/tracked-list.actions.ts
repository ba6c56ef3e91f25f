import { mostTrucks, type Truck } from '@lanewise/contract/tracking-list'
import { headingTo } from '@lanewise/domain/mileage/great-circle'
import { shipmentStatusOf } from '@lanewise/domain/shipments/shipment-status'
import { rowOfTracked, trackedExportHeader } from '@lanewise/domain/shipments/tracked-row'
import type { Context, Work } from '#platform/context.ts'
import { exportList } from '#platform/list/csv-export.ts'
import { listAnswer, type Page } from '#platform/list/list-query.ts'
import { knownOf, trackedStops } from '../apply/apply.queries.ts'
import {
  countsOf,
  type TrackedFilter,
  type TrackedRequest,
  type TrackedRow,
  type TruckRow,
  trackedList,
  trucksOf,
} from './tracked-list.queries.ts'
import { trackedView } from './tracked-list.view.ts'

export const findTrackedShipments = async (ctx: Context, query: TrackedFilter & Page) =>
  listAnswer(await trackedList.find(ctx.db, { ...query, ...withContext(ctx, query) }), (rows) => views(ctx, rows))

export const exportTrackedShipments = (work: Work, filter: TrackedFilter) =>
  exportList(work, {
    fileName: 'tracked-shipments.csv',
    header: trackedExportHeader,
    read: async (ctx, at) => {
      const { rows, next } = await trackedList.read(ctx.db, { ...withContext(ctx, filter), ...at })
      return { rows: (await views(ctx, rows)).map(rowOfTracked), next }
    },
  })

type FleetFilter = Omit<TrackedFilter, 'orderByProperty' | 'orderByDirection'>

export async function getTrackedTrucks(ctx: Context, filter: FleetFilter) {
  const query = withContext(ctx, { ...filter, orderByProperty: 'Trouble', orderByDirection: 1 })
  const [trucks, counts] = await Promise.all([trucksOf(ctx.db, query), countsOf(ctx.db, query)])
  return { trucks: trucks.slice(0, mostTrucks).map(truckView), isCut: trucks.length > mostTrucks, counts }
}

async function views({ db }: Context, rows: readonly TrackedRow[]) {
  const ids = rows.map(({ id }) => id)
  const [stops, known] = await Promise.all([trackedStops(db, ids), knownOf(db, ids)])
  return rows.map((row) =>
    trackedView(row, {
      stops: stops.filter(({ shipmentId }) => shipmentId === row.id),
      known: known.find(({ shipmentId }) => shipmentId === row.id),
    }),
  )
}

const withContext = ({ user, now }: Context, filter: TrackedFilter): TrackedRequest => ({
  ...filter,
  timeZone: user.timeZone,
  now,
})

const truckView = ({ status, nextLatitude, nextLongitude, ...truck }: TruckRow): Truck => ({
  ...truck,
  shipmentStatusName: shipmentStatusOf(status),
  heading: headingTo(truck, { latitude: nextLatitude, longitude: nextLongitude }),
})
