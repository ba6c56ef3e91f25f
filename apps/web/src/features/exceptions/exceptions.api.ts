import {
  assignExceptions,
  completeExceptions,
  countExceptions,
  type ExceptionView,
  findExceptions,
  getAssignees,
  orderExceptionChanged,
  reopenExceptions,
  shipmentExceptionChanged,
  snoozeExceptions,
} from '@lanewise/contract/exceptions'
import { getDockSchedule } from '@lanewise/contract/locations'
import type { Operation } from '@lanewise/contract/operation'
import { getShipmentInformation, getShipmentRoute, shipmentChanged } from '@lanewise/contract/shipments'
import type { ExceptionKind } from '@lanewise/domain/exceptions/exception-kinds'
import { query, useOperation, useOperationQuery } from '#platform/query/query.ts'
import { usePages } from '#platform/query/use-pages.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'

const refreshOn = [orderExceptionChanged, shipmentExceptionChanged]

export type InboxQuery = { view: ExceptionView; kind: ExceptionKind | null; sort: 'severity' | 'age' }

export const useExceptions = ({ view, kind, sort }: InboxQuery) =>
  usePages(query(findExceptions, { query: { view, sort, ...(kind && { kind }) } }, { refreshOn }), ({ id }) => id)

export const countsQuery = query(countExceptions, {}, { refreshOn })
export const useCounts = () => useOperationQuery(countsQuery)

/** Colleagues who may handle all of these kinds. */
export const useAssignees = (kinds: readonly ExceptionKind[]) =>
  useOperationQuery(query(getAssignees, { query: { kinds: [...kinds] } })).data?.data ?? []

export function useAssigneeSearch(kinds: readonly ExceptionKind[]) {
  const { ask } = useSession()
  return async (q: string) => {
    const { data } = await ask(getAssignees, { query: { kinds: [...kinds], q } })
    return data.map(({ id, name }) => ({ value: id, label: name }))
  }
}

const useChange = <O extends Operation>(operation: O) =>
  useOperation(operation, { refreshes: [findExceptions, countExceptions] })

export const useAssign = () => useChange(assignExceptions)
export const useSnooze = () => useChange(snoozeExceptions)
export const useComplete = () => useChange(completeExceptions)
export const useReopen = () => useChange(reopenExceptions)

export const useShipmentOf = (shipmentNumber: string | null) =>
  useOperationQuery(
    query(
      getShipmentInformation,
      { params: { shipmentNumber: shipmentNumber ?? '' } },
      { refreshOn: [shipmentChanged] },
    ),
    { enabled: shipmentNumber !== null },
  ).data

export const useRouteOf = (shipmentNumber: string) =>
  useOperationQuery(query(getShipmentRoute, { params: { shipmentNumber } }, { refreshOn: [shipmentChanged] })).data

export const useDockHours = (locationNumber: string) =>
  useOperationQuery(query(getDockSchedule, { params: { locationNumber } }))
