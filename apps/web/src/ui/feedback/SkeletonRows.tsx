import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

/** UX-30: how many rows a loading list shows. */
const ROWS = 3

export type SkeletonRowsProps = {
  rows?: number
  /** The height of one row, so that nothing jumps when the content comes. */
  height?: number
  /** One row in the real layout, built of MUI's `Skeleton`. */
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
