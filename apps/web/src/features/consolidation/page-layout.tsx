import { styled } from '@mui/material/styles'
import { breakpoints, recordNumber, TOUCH } from '#ui/theme/tokens.ts'

export const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12, minWidth: 0 })

/** Extends over the padding of the page, so that the header touches its edges. */
export const Page = styled('div')({ margin: '-16px -24px -24px', minWidth: 0, [TOUCH]: { margin: -12 } })

export const Ground = styled(Column)({ maxWidth: 1440, padding: '12px 24px 24px', [TOUCH]: { padding: 12 } })

/** The load, with its summary beside it. On smaller screens the summary stands below. */
export const Columns = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media (min-width:${breakpoints.w1024}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
  [`@media (min-width:${breakpoints.xl}px)`]: { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
})

/** The summary stays in view while the user scrolls long lists. */
export const Side = styled(Column)({
  [`@media (min-width:${breakpoints.w1024}px)`]: { position: 'sticky', top: 116 },
})

/** Stays below the top bar while the lists scroll. */
export const Head = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 52,
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 52,
  padding: '8px 24px 8px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& h1': theme.typography.h1,
  '& h1 > span': { ...recordNumber, fontWeight: 600 },
  '& p': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  [TOUCH]: { position: 'static', padding: '8px 12px' },
}))

export const HeaderText = styled('div')({ flex: '1 1 200px', minWidth: 0 })

export const Pad = styled('div')({ padding: 16, [TOUCH]: { padding: 12 } })
