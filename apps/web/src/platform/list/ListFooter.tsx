import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { Pager, type PagerProps } from '#ui/data/Pager.tsx'
import { useFooterHeight } from '#ui/layout/StickyFooter.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

/** The last row of a list page, always in sight: which rows of how many, how many on a page, and the pager; empty until that is known. */
export function ListFooter({ total, ...pages }: Omit<PagerProps, 'total'> & { total: number | undefined }) {
  const bar = useRef<HTMLDivElement>(null)
  useFooterHeight(bar)
  return (
    <Bar ref={bar} data-unknown={total === undefined || undefined}>
      <Pager {...pages} total={total ?? 0} wide />
    </Bar>
  )
}

/** Reaches over the padding of the page to its edges. */
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  margin: '0 -24px -24px',
  padding: '5px 24px',
  '&[data-unknown] > *': { visibility: 'hidden' },
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [TOUCH]: { margin: '0 -12px -12px', padding: '0 12px' },
}))
