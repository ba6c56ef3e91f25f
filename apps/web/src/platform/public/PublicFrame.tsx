import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { config } from '#platform/config.ts'
import { BrandMark } from '#ui/brand/BrandMark.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

/** Page layout for users without an account: the product name and no navigation. */
export const PublicFrame = ({ children, side }: { children: ReactNode; side?: ReactNode }) => (
  <>
    <Bar>
      <BrandMark />
      <b>{config.productName}</b>
      {side}
    </Bar>
    <Main>{children}</Main>
  </>
)

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 52,
  padding: '8px 24px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > b': { flex: 1, fontWeight: 600 },
  // Content that does not fit beside the name wraps below it.
  [TOUCH]: { flexWrap: 'wrap', padding: '8px 12px' },
}))

const Main = styled('main')({ maxWidth: 1120, margin: '0 auto', padding: '16px 24px 32px', [TOUCH]: { padding: 12 } })
