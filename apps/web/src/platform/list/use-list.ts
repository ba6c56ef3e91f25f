import type { Operation } from '@lanewise/contract/operation'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useLiveRefresh } from '#platform/live/SocketProvider.tsx'
import { query, useOperationQuery } from '#platform/query/query.ts'
import { useUser } from '#platform/session/SessionProvider.tsx'
import { useListState } from '#platform/url-state.ts'
import { everyFilterOff, setTo } from './filters/filter-field.ts'
import type { ListDefinition, ListStatus } from './list-definition.ts'
import { existingPage, type Place, pagingOf, totalText } from './paging.ts'

/**
 * The part of a list definition needed to fetch and page the list. A list inside a record page defines only this part.
 */
export type ListSource<R extends object> = Pick<
  ListDefinition<R, string>,
  'entity' | 'find' | 'pageSize' | 'asks' | 'refreshOn' | 'filters' | 'sorts'
>

/** State of a displayed list: the query from the URL, the server's result, and paging. */
export function usePagedList<R extends object>(definition: ListSource<R>) {
  const { entity, find, pageSize, refreshOn = [], filters = none, sorts } = definition
  const client = useQueryClient()
  useLiveRefresh(useUser().companyId)
  const values = useMemo(() => sorts?.map(({ value }) => value), [sorts])
  const [state, change] = useListState({
    filters: filters.names,
    sort: values?.[0] ?? '',
    ...(values && { sorts: values }),
  })
  const listQuery = useMemo(() => definition.asks(state), [definition, state])
  const input = inputOf(find, { ...listQuery, ...pageOf(state, pageSize) })
  const result = useOperationQuery(query(find, input as never, { refreshOn: [...entity.events, ...refreshOn] }), {
    keepPrevious: true,
  })
  const rows = (result.isPlaceholderData ? undefined : result.data?.data) ?? (noRows as R[])
  const fields = filters.useFields(rows)
  const size = sizeOf(result)
  const shown = { page: state.page, cursor: state.cursor, pageSize, rows: rows.length }
  const missing = size && !result.isPlaceholderData ? existingPage(shown, size) : null
  useReplacing(missing, change)
  return {
    pageSize,
    state,
    change,
    query: listQuery,
    rows,
    fields,
    result,
    status: statusOf(result, rows.length, missing !== null),
    total: size && totalText(size),
    paging: size && pagingOf(shown, size),
    beginning: filters.resetsAll ? { search: '', sort: values?.[0] ?? '' } : null,
    isFiltered: state.search !== '' || fields.some((field) => setTo(field, state.filters[field.name]).length > 0),
    /** Refetches everything the screen shows of the list. */
    refresh: () => void client.invalidateQueries({ queryKey: [find.name] }),
    showAll: () => change({ search: '', filters: everyFilterOff(fields) }),
  }
}
export type PagedList<R extends object> = ReturnType<typeof usePagedList<R>>

/** The paged list together with the full definition of its screen. */
export function useList<R extends object>(definition: ListDefinition<R, string>) {
  return { definition, ...usePagedList(definition) }
}
export type OpenList<R extends object> = ReturnType<typeof useList<R>>

/** Parameters go into the body when the operation has one, otherwise into the query string. */
export const inputOf = (operation: Operation, parameters: object) =>
  operation.body ? { body: parameters } : { query: parameters }

const none = { names: [] as string[], useFields: () => [], resetsAll: undefined }
const noRows: object[] = []

const pageOf = ({ page, cursor }: Place, pageSize: number) => (cursor ? { cursor, pageSize } : { page, pageSize })

type ListResult = {
  status: string
  isPlaceholderData: boolean
  data: { total: number; isTotalExact?: boolean; next?: string | null; previous?: string | null } | undefined
}

/** While the next page is loading, the cursors of the previous page must not be used. */
function sizeOf({ data, isPlaceholderData }: ListResult) {
  if (!data) return
  const { total, isTotalExact = true, next, previous } = data
  return isPlaceholderData ? { total, isTotalExact } : { total, isTotalExact, next, previous }
}

/** A page beyond the end counts as loading, because it is about to be replaced by the last page. */
function statusOf({ status, isPlaceholderData }: ListResult, rows: number, isMissing: boolean): ListStatus {
  if (rows > 0) return 'filled'
  if (status === 'error') return 'failed'
  return status === 'loading' || isPlaceholderData || isMissing ? 'loading' : 'empty'
}

function useReplacing(missing: Place | null, change: (place: Place, options: { replace: boolean }) => void) {
  const { page, cursor } = missing ?? {}
  useEffect(() => {
    if (page !== undefined && cursor !== undefined) change({ page, cursor }, { replace: true })
  }, [page, cursor, change])
}
