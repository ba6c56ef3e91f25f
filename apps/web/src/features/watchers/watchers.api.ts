import { getHistory } from '@lanewise/contract/history'
import { laneChanged } from '@lanewise/contract/lanes'
import type { Operation } from '@lanewise/contract/operation'
import { shipmentChanged } from '@lanewise/contract/shipments'
import {
  addWatchedEntityWithEmail,
  confirmWatch,
  getWatchedEntities,
  getWatchRequest,
  removeWatcher,
  updateWatcher,
  type WatchedEntityType,
} from '@lanewise/contract/watchers'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'

/** The watched record and its display name. */
export type Watched = { entityId: string; entityType: WatchedEntityType; name: string }

/** Watchers of a record, refreshed by events of the record itself. */
export const useWatchers = (entityId: string) =>
  useOperationQuery(query(getWatchedEntities, { params: { entityId } }, { refreshOn: [laneChanged, shipmentChanged] }))

export const useWatchRequest = (token: string) => useOperationQuery(query(getWatchRequest, { params: { token } }))
export const useConfirmWatch = () => useOperation(confirmWatch, { refreshes: [getWatchRequest] })

const useChange = <O extends Operation>(operation: O) =>
  useOperation(operation, { refreshes: [getWatchedEntities, getHistory] })

export const useAddWatcher = () => useChange(addWatchedEntityWithEmail)
export const useUpdateWatcher = () => useChange(updateWatcher)
export const useRemoveWatcher = () => useChange(removeWatcher)
