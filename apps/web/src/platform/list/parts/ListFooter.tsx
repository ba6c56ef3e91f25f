import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import type { OpenList } from '#platform/list/use-list.ts'
import { Pager } from '#ui/data/Pager.tsx'
import { useFooterHeight } from '#ui/layout/StickyFooter.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

/** The sticky footer of a list page: row range and total, page size, and the pager. */
export function ListFooter<R extends object>({ list }: { list: OpenList<R> }) {
  const bar = useRef<HTMLDivElement>(null)
  useFooterHeight(bar)
  return (
    <Bar ref={bar}>
      <ListPager list={list} />
    </Bar>
  )
}

type Paged = Pick<OpenList<object>, 'paging' | 'change' | 'pageSize'>

/** Empty until the size of the list is known, so that the layout does not jump. */
export function ListPager({ list: { paging, change, pageSize } }: { list: Paged }) {
  const openPage = (place: { page: number; cursor: string } | null | undefined) => (place ? () => change(place) : null)
  const { range = '0 of 0', position = '1 / 1', first, previous, next, last } = paging ?? {}
  return (
    <Unknown data-unknown={paging === undefined || undefined}>
      <Pager
        range={range}
        position={position}
        pageSize={pageSize}
        actions={{ first: openPage(first), previous: openPage(previous), next: openPage(next), last: openPage(last) }}
      />
    </Unknown>
  )
}

const Unknown = styled('div')({ '&[data-unknown] > *': { visibility: 'hidden' } })

/** The bar extends over the page padding to the edges. */
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  margin: '0 -24px -24px',
  padding: '5px 24px',
  '[data-column] &': { margin: '0 -16px -24px', padding: '5px 16px' },
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [TOUCH]: { margin: '0 -12px -12px', padding: '0 12px' },
}))
