import type { Permission } from '#access/permissions.ts'
import { shipmentStatuses } from './shipment-status.ts'

type Holder = { permissions: readonly Permission[] }

/** Drafts are visible only with the permission to see them. */
export const seesDrafts = ({ permissions }: Holder): boolean => permissions.includes('ViewDraftShipment')

export const isVisible = (user: Holder, { status }: { status: number }): boolean =>
  status !== shipmentStatuses.Drafted || seesDrafts(user)
