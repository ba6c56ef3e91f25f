import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { breakpoints, TOUCH } from '#ui/theme/tokens.ts'

export type ToolbarProps = {
  /** Search and filters at the left. */
  children: ReactNode
  /** Sorting, paging and view switch at the right. */
  end?: ReactNode
}

/** The row between a page's title and its list. */
export function Toolbar({ children, end }: ToolbarProps) {
  return (
    <Row>
      <Start>{children}</Start>
      {end && <End>{end}</End>}
    </Row>
  )
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  [`@media (min-width:${breakpoints.w800}px)`]: { flexWrap: 'nowrap' },
})

const Start = styled('div')({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '& > [role="search"]': { flex: '1 1 240px', maxWidth: 320 },
  '[data-column] & > [role="search"]': { flexBasis: 120 },
  // On a phone, search and view switch share a line, and active filters are below.
  [TOUCH]: {
    display: 'contents',
    '& > [role="search"]': { flexBasis: 160, maxWidth: 'none' },
    '& > [role="group"]': { order: 1 },
  },
})

const End = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginLeft: 'auto',
  '[data-column] &': { flexWrap: 'nowrap' },
})
