import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

type SplitPageProps = {
  /** A `ListPage` with the `column` frame. */
  list: ReactNode
  /** A table needs a wider column than cards. */
  isTable: boolean
  children: ReactNode
}

/** A list at the left and its details at the right, both with the height of the window. */
export function SplitPage({ list, isTable, children }: SplitPageProps) {
  return (
    <Split data-table={isTable || undefined}>
      <div>{list}</div>
      <div>{children}</div>
    </Split>
  )
}

/** Extends over the padding that other screens have. */
const Split = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 432px) minmax(0, 1fr)',
  height: 'calc(100dvh - 52px)',
  minHeight: 480,
  margin: '-16px -24px -24px',
  '&[data-table]': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  '& > div': { minWidth: 0, minHeight: 0 },
  '& > div:first-of-type': { borderRight: `1px solid ${theme.vars.palette.divider}` },
}))
