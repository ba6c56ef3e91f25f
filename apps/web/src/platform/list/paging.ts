import { largestTotal } from '@lanewise/contract/list'
import { formatNumber } from '@lanewise/domain/shared/format'

/**
 * A page number, counted from 1 or from the end (-1 is the last), with a cursor where the number alone is not enough to
 * reach the page.
 */
export type Place = { page: number; cursor: string }

/** Size of a list and cursors of the neighboring pages, as returned by the API. */
export type Size = {
  total: number
  isTotalExact?: boolean | undefined
  next?: string | null | undefined
  previous?: string | null | undefined
}

export type Paging = {
  /** Range of rows on the page: "21–40 of 45". */
  range: string
  /** Page number and page count: "2 / 3". */
  position: string
  first: Place | null
  previous: Place | null
  next: Place | null
  last: Place | null
}

/** Total number of records, in the format used on every screen. (DEF-119) */
export const totalText = ({ total, isTotalExact = true }: Size) => `${formatNumber(total)}${isTotalExact ? '' : '+'}`

type Shown = Place & { pageSize: number; rows: number }

/** Targets of the pager buttons, relative to the current page. */
export function pagingOf(shown: Shown, size: Size): Paging {
  const { page, pageSize } = shown
  const end = lastPage(pageSize, size)
  const isExact = size.isTotalExact ?? true
  // Pages within the counted rows are reached by number. Pages beyond are reached by the cursor of the previous or next
  // page.
  const step = (to: number, cursor: string | null | undefined): Place | null => {
    if (to > 0 && (isExact || to * pageSize <= largestTotal)) return byNumber(to)
    return cursor ? { page: to, cursor } : null
  }
  return {
    range: rangeOf(shown, size),
    position: positionOf(page, pageSize, size),
    first: page === 1 ? null : byNumber(1),
    previous: page === 1 ? null : step(page - 1, size.previous),
    next: page === end.page ? null : page === -2 ? end : step(page + 1, size.next),
    last: page === end.page ? null : end,
  }
}

/**
 * The page to show instead of one beyond the end (its last row was deleted, or the URL is old); null when the page
 * exists.
 */
export function existingPage({ page, pageSize, rows }: Shown, size: Size): Place | null {
  const { isTotalExact = true } = size
  if (!isTotalExact) return rows === 0 && page !== 1 ? byNumber(1) : null
  const end = lastPage(pageSize, size)
  if (page > end.page) return end
  return page < 0 ? byNumber(Math.max(1, end.page + 1 + page)) : null
}

const byNumber = (page: number): Place => ({ page, cursor: '' })

function lastPage(pageSize: number, { total, isTotalExact = true }: Size): Place {
  return isTotalExact ? byNumber(Math.max(1, Math.ceil(total / pageSize))) : { page: -1, cursor: 'last' }
}

function rangeOf({ page, pageSize, rows }: Shown, size: Size): string {
  const all = totalText(size)
  if (page === -1) return `Last ${formatNumber(rows)} of ${all}`
  if (page < 0) return `Page ${formatNumber(-page)} from the end of ${all}`
  const { total, isTotalExact = true } = size
  const first = (page - 1) * pageSize + 1
  const last = isTotalExact ? Math.min(page * pageSize, total) : size.next === null ? first + rows - 1 : page * pageSize
  return `${total === 0 ? '0' : `${formatNumber(first)}–${formatNumber(last)}`} of ${all}`
}

function positionOf(page: number, pageSize: number, size: Size): string {
  if (page < 0) return page === -1 ? 'Last' : `Last − ${-1 - page}`
  const pages = Math.max(1, Math.ceil(size.total / pageSize))
  return `${formatNumber(page)} / ${formatNumber(pages)}${(size.isTotalExact ?? true) ? '' : '+'}`
}
