import {
  getShipmentDetailsByOrderOrShipmentNumber,
  getShipmentDetailsByReferenceAndCustomerNumber,
  publicGetShipmentTrackingActivities,
  type TrackedShipment,
  type TrackingActivity,
} from '@lanewise/contract/public-tracking'
import { publicTrackingPages } from '#features/public-tracking/public-tracking.screens.ts'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderPortal } from '#testing/render-portal.tsx'
import { aShipment, someActivities } from './given.ts'

type Given = { shipments?: TrackedShipment[]; activities?: TrackingActivity[] }

export const unknown = refused(404, 'This shipment does not exist or is not yours')

/** Opens a page without an account, on a fake server that knows these shipments. */
export async function openTracking(
  path: string,
  { shipments = [aShipment()], activities = someActivities }: Given = {},
) {
  const portal = createFakePortal()
  const held = { shipments, activities }
  portal.on(
    getShipmentDetailsByOrderOrShipmentNumber,
    ({ query }) => held.shipments.find((one) => one.shipmentNumber === query.orderOrShipmentNumber) ?? unknown,
  )
  portal.on(getShipmentDetailsByReferenceAndCustomerNumber, ({ query }) =>
    query.customerNumber === 'C100001' ? held.shipments : [],
  )
  portal.on(publicGetShipmentTrackingActivities, () => held.activities)
  const opened = await renderPortal({ path, user: null, publicPages: publicTrackingPages, portal })
  return { ...opened, held }
}

export const byNumber = '/public/shipments/S104475/preview/details'
export const byReference = '/public/shipments/PO%2020418/preview/details/C100001'
