import { styled } from '@mui/material/styles'
import { breakpoints, recordNumber, TOUCH } from '#ui/theme/tokens.ts'

const WIDE = `@media (min-width:${breakpoints.w1024}px)`

export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  gridArea: 'head',
  minWidth: 0,
  '& h1': { ...theme.typography.h1, ...recordNumber, fontSize: 24, lineHeight: '32px', fontWeight: 600 },
  '& > span': { display: 'inline-flex' },
}))

export const Updated = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
}))

/** On a phone the arrival and the map come first, then number, progress and stops. */
export const View = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"answer" "map" "head" "steps" "stops"',
  [`@media (min-width:${breakpoints.w768}px)`]: { gridTemplateAreas: '"head" "answer" "steps" "map" "stops"' },
  [WIDE]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    gridTemplateAreas: '"head head" "answer answer" "steps steps" "stops map"',
  },
})

export const Area = styled('div')({
  minWidth: 0,
  '&[data-part="answer"]': { gridArea: 'answer' },
  '&[data-part="steps"]': { gridArea: 'steps' },
  '&[data-part="stops"]': { gridArea: 'stops' },
  '&[data-part="map"]': { gridArea: 'map' },
})

export const Stops = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' })

export const Entry = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: 14,
  padding: 16,
  overflowWrap: 'anywhere',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& p': { color: theme.vars.palette.text.secondary },
}))

export const Names = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  '& > b': theme.typography.h3,
  '& > span': { color: theme.vars.palette.text.tertiary },
}))

export const State = styled('em')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginLeft: 'auto',
  fontStyle: 'normal',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  '&[data-tone="ok"]': { color: theme.vars.palette.ok.fg },
  '&[data-tone="accent"]': { color: theme.vars.palette.accent.fg },
  '& svg': { width: 14, height: 14, strokeWidth: 2 },
}))

export const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 3fr)',
  gap: '10px 12px',
  marginTop: 10,
  // Date and time break apart rather than the zone from its time.
  '& dd': { textWrap: 'balance' },
  // The freight column has the longest text.
  '& > :nth-of-type(4)': { gridColumn: 'span 2' },
  [TOUCH]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', '& > :first-of-type': { gridColumn: '1 / -1' } },
})

export const Customer = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '10px 16px',
  '& > b': { flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' },
})

export const Figures = styled('dl')({ display: 'flex', gap: 20, textAlign: 'right' })

export const Ground = styled('div')(({ theme }) => ({ borderTop: `1px solid ${theme.vars.palette.divider}` }))
