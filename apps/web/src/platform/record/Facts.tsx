import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { KeyValue } from '#ui/layout/KeyValue.tsx'

export type Fact = readonly [label: string, value: ReactNode]

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Grid>
    {facts.map(([label, value]) => (
      <KeyValue key={label} label={label}>
        {value}
      </KeyValue>
    ))}
  </Grid>
)

const Grid = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: '12px 16px',
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}))
