import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** State of a list. Several values of one filter are in the URL as `mode=TL&mode=LTL`. */
export type ListState<F extends string = never> = {
  search: string
  /** Page number counted from 1, or from the end: -1 is the last page of a list that is too long to be counted. */
  page: number
  /** Cursor of the page, for pages that are too far from the start to be reached by number. */
  cursor: string
  /** Sort order. The default is not in the URL. */
  sort: string
  filters: Record<F, string[]>
}
/** A change of the list state. Filters that are not included stay as they are, `[]` clears a filter. */
export type ListChange<F extends string = never> = Partial<Omit<ListState<F>, 'filters'>> & {
  filters?: Partial<Record<F, readonly string[]>>
}
/** `replace` replaces the current history entry, so that Back does not return to it. */
export type ChangeListState<F extends string = never> = (change: ListChange<F>, options?: { replace?: boolean }) => void

export type ListOptions<F extends string> = {
  /** URL parameter names of the filters. Pass a constant defined outside the component. */
  filters?: readonly F[]
  sort?: string
  /** Valid sort orders. Any other value in the URL means the default. */
  sorts?: readonly string[]
}

/**
 * Search text, filters, order and page of a list live in the address, so that a list can be bookmarked, shared and
 * returned to with Back. Any change but of the page returns to page 1.
 *
 *     const filters = ['mode', 'insurance'] as const
 *     const [state, change] = useListState({ filters, sort: 'name' })
 *     change({ filters: { mode: ['TL', 'LTL'] } })
 */
export function useListState<const F extends string = never>(
  options: ListOptions<F> = {},
): [ListState<F>, ChangeListState<F>] {
  const { filters = [], sort = '', sorts } = options
  const [params, setParams] = useSearchParams()
  const names = filters.join()
  const known = sorts?.join()
  const state = useMemo<ListState<F>>(() => {
    const requestedSort = params.get('sort') || sort
    return {
      search: params.get('search') ?? '',
      ...placeOf(params),
      sort: known === undefined || known.split(',').includes(requestedSort) ? requestedSort : sort,
      filters: filtersOf<F>(params, names ? names.split(',') : []),
    }
  }, [params, names, sort, known])
  const change = useCallback<ChangeListState<F>>(
    (wanted, navigation) => setParams((before) => changed(before, wanted, sort), navigation),
    [setParams, sort],
  )
  return [state, change]
}

/** The filter values that the list knows. An old or edited URL may contain others. */
export function knownValues<V extends string>(values: readonly string[], known: readonly V[]): V[] {
  return known.filter((value) => values.includes(value))
}

function changed(
  before: URLSearchParams,
  { page, cursor = '', search, sort, filters }: ListChange<string>,
  usualSort: string,
) {
  const next = new URLSearchParams(before)
  if (search !== undefined) setOrDelete(next, 'search', search)
  if (sort !== undefined) setOrDelete(next, 'sort', sort === usualSort ? '' : sort)
  for (const [name, values = []] of Object.entries(filters ?? {})) {
    next.delete(name)
    for (const value of distinct(values)) next.append(name, value)
  }
  next.delete('cursor')
  if (search !== undefined || sort !== undefined || filters) next.delete('page')
  if (page !== undefined) setOrDelete(next, 'page', page === 1 ? '' : String(page))
  if (cursor) next.set('cursor', cursor)
  return next
}

/** A page counted from the end needs its cursor. Any invalid value means the first page. */
function placeOf(params: URLSearchParams): { page: number; cursor: string } {
  const page = Number(params.get('page') ?? 1)
  const cursor = params.get('cursor') ?? ''
  if (!Number.isInteger(page) || page === 0 || (page < 0 && !cursor)) return { page: 1, cursor: '' }
  return { page, cursor }
}

function filtersOf<F extends string>(params: URLSearchParams, names: string[]) {
  return Object.fromEntries(names.map((name) => [name, distinct(params.getAll(name))])) as Record<F, string[]>
}

const distinct = (values: readonly string[]) => [...new Set(values.filter(Boolean))]

function setOrDelete(params: URLSearchParams, name: string, value: string) {
  if (value) params.set(name, value)
  else params.delete(name)
}
