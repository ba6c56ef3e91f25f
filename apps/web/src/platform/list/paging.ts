import { largestTotal } from '@lanewise/contract/list'
import { formatNumber } from '@lanewise/domain/shared/format'

/** Which page: counted from 1, or from the end (-1 is the last), with the cursor where the number alone does not lead there. */
export type Place = { page: number; cursor: string }

/** What a list answers about its size and its neighbouring pages. */
export type Size = {
  total: number
  isTotalExact?: boolean | undefined
  next?: string | null | undefined
  previous?: string | null | undefined
}

export type Paging = {
  /** Which rows of how many: "21–40 of 45". */
  range: string
  /** Which page of how many: "2 / 3". */
  position: string
  first: Place | null
  previous: Place | null
  next: Place | null
  last: Place | null
}

/** How many there are, as every screen says it (DEF-119). */
export const totalText = ({ total, isTotalExact = true }: Size) => `${formatNumber(total)}${isTotalExact ? '' : '+'}`

type Shown = Place & { pageSize: number; rows: number }

/** Where the pager of a list leads from the page that is shown. */
export function pagingOf(shown: Shown, size: Size): Paging {
  const { page, pageSize } = shown
  const end = lastPage(pageSize, size)
  const isExact = size.isTotalExact ?? true
  // Pages within the counted rows are reached by their number, those beyond by the cursor of the page before or after.
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

/** The page that takes the place of one beyond the end (its last row was deleted, the address is old); null where the page exists. */
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
