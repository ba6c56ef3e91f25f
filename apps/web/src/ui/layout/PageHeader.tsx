import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { TOUCH } from '#ui/theme/tokens.ts'

export type PageHeaderProps = {
  title: ReactNode
  /** Number of records next to the title: "1,284", "10,000+". */
  count?: string | undefined
  /** Details next to the title: a live dot, a status chip, a date. */
  side?: ReactNode
  /** Action buttons, with the only primary one last. */
  actions?: ReactNode
}

/** The header of a screen, with its only h1. */
export function PageHeader({ title, count, side, actions }: PageHeaderProps) {
  return (
    <Row>
      <h1>{title}</h1>
      {count !== undefined && <Count>{count}</Count>}
      {side}
      {actions && <Actions>{actions}</Actions>}
    </Row>
  )
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minHeight: 32,
  '& h1': { ...theme.typography.h1, minWidth: 0, overflowWrap: 'anywhere' },
}))

const Count = styled('span')(({ theme }) => ({
  marginLeft: -4,
  color: theme.vars.palette.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
}))

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginLeft: 'auto',
  [TOUCH]: { width: '100%', margin: 0, '& > *': { flex: '1 1 auto' } },
})
