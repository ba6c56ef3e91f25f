import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

/** Number of placeholder rows in a loading list. (UX-30) */
const ROWS = 3

export type SkeletonRowsProps = {
  rows?: number
  /** Height of one row, so that the layout does not jump when the content arrives. */
  height?: number
  /** A row in the real layout, built with MUI's `Skeleton`. */
  row?: ReactNode
}

export function SkeletonRows({ rows = ROWS, height = 60, row }: SkeletonRowsProps) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <Row key={index} aria-hidden="true" data-skeleton-row="" style={{ minHeight: height }}>
          {row ?? (
            <>
              <Skeleton width="32%" height={10} />
              <Skeleton width="64%" height={10} />
            </>
          )}
        </Row>
      ))}
    </div>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 8,
  padding: '8px 16px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}))
