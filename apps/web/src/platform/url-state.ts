import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** What a list shows. Several values of one filter stand in the address as `mode=TL&mode=LTL`. */
export type ListState<F extends string = never> = {
  search: string
  /** Counted from 1, or from the end: -1 is the last page of a list that is too long to be counted. */
  page: number
  /** Where the page begins, for pages that are too far from the beginning to be reached by their number. */
  cursor: string
  /** The order of the list; the usual one is not in the address. */
  sort: string
  filters: Record<F, string[]>
}
/** What a user changes; filters that are not named stay as they are, `[]` takes one away. */
export type ListChange<F extends string = never> = Partial<Omit<ListState<F>, 'filters'>> & {
  filters?: Partial<Record<F, readonly string[]>>
}
/** `replace` puts the new state in the place of the old one, so that Back does not lead to it. */
export type ChangeListState<F extends string = never> = (change: ListChange<F>, options?: { replace?: boolean }) => void

export type ListOptions<F extends string> = {
  /** The names of the filters in the address; one constant outside the component. */
  filters?: readonly F[]
  /** The usual order of the list. */
  sort?: string
  /** The orders that exist; any other in the address counts as the usual one. */
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
    const asked = params.get('sort') || sort
    return {
      search: params.get('search') ?? '',
      ...placeOf(params),
      sort: known === undefined || known.split(',').includes(asked) ? asked : sort,
      filters: filtersOf<F>(params, names ? names.split(',') : []),
    }
  }, [params, names, sort, known])
  const change = useCallback<ChangeListState<F>>(
    (wanted, navigation) => setParams((before) => changed(before, wanted, sort), navigation),
    [setParams, sort],
  )
  return [state, change]
}

/** The values of a filter that the list knows: an old or foreign address may hold others. */
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

/** A page counted from the end needs its cursor; whatever else makes no sense is the first page. */
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
