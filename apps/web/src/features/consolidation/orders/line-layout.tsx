import { styled } from '@mui/material/styles'
import { radius, TOUCH } from '#ui/theme/tokens.ts'

/** The width of the list decides, not that of the window, because the summary may stand beside it. */
const WIDE = '@container (min-width: 700px)'

export const Lines = styled('ul')({ containerType: 'inline-size', listStyle: 'none' })

/** An order in one line: name, origin and destination, freight. */
export const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: '4px 12px',
  minWidth: 0,
  padding: '10px 16px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&[data-bare]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '&[data-checked]': { backgroundColor: theme.vars.palette.accent.soft },
  [TOUCH]: { padding: '10px 12px' },
}))

export const Facts = styled('div')({
  display: 'grid',
  gap: '4px 16px',
  minWidth: 0,
  [WIDE]: {
    gridTemplateColumns: '128px minmax(0, 1fr) minmax(0, 1fr) 132px',
    alignItems: 'start',
  },
})

export const NameRow = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' })

export const End = styled('div')(({ theme }) => ({
  minWidth: 0,
  '& b': { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' },
  '& span': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px' },
}))

export const Freight = styled('div')(({ theme }) => ({
  fontVariantNumeric: 'tabular-nums',
  '& span': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: 12, lineHeight: '16px' },
  [WIDE]: { textAlign: 'right' },
}))

export const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginBottom: 8,
  '& > h2': { marginRight: 'auto' },
  '& > [role="search"]': { flex: '1 1 200px' },
})

export const Section = styled('section')(({ theme }) => ({
  minWidth: 0,
  '& + &': { marginTop: 20 },
  '& h2': theme.typography.h3,
}))

export const Framed = styled('div')(({ theme }) => ({
  overflow: 'clip',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
}))

export const Foot = styled('div')(({ theme }) => ({
  padding: '5px 8px 5px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}))
