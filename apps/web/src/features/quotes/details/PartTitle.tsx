import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { radius } from '#ui/theme/tokens.ts'

export function PartTitle({ number, children }: { number: number; children: ReactNode }) {
  return (
    <Row>
      <Disc>{number}</Disc> {children}
    </Row>
  )
}

const Row = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 })

const Disc = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  borderRadius: radius.full,
  backgroundColor: theme.vars.palette.accent.main,
  color: theme.vars.palette.common.white,
  fontSize: 12,
  lineHeight: 1,
}))
