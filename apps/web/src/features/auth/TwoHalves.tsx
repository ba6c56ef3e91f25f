import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { config } from '#platform/config.ts'
import { BrandMark } from '#ui/brand/BrandMark.tsx'
import { breakpoints } from '#ui/theme/tokens.ts'
import { LaneMap } from './LaneMap.tsx'

type TwoHalvesProps = {
  children: ReactNode
  /** Links at the bottom of the page. */
  foot?: ReactNode
}

/** Layout of the pages before sign-in: the form at the left, the lane map at the right. Phones show the map on top. */
export function TwoHalves({ children, foot }: TwoHalvesProps) {
  return (
    <Page>
      <Picture>
        <LaneMap />
      </Picture>
      <Side>
        <Brand>
          <BrandMark size={28} />
          <strong>{config.productName}</strong>
        </Brand>
        <Centre>{children}</Centre>
        <Foot>{foot}</Foot>
      </Side>
    </Page>
  )
}

const NARROW = `@media (max-width:${breakpoints.md - 0.05}px)`

const Page = styled('main')(({ theme }) => ({
  position: 'relative',
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 560fr) minmax(0, 880fr)',
  background: theme.vars.palette.background.paper,
  [NARROW]: { gridTemplate: 'min(300px, 40dvh) 1fr / minmax(0, 1fr)' },
}))

const Picture = styled('div')(({ theme }) => ({
  order: 2,
  position: 'relative',
  overflow: 'hidden',
  background: theme.vars.palette.picture.ground,
  [NARROW]: { order: 0 },
}))

const Side = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  padding: '40px 56px',
  [NARROW]: { padding: '32px 20px' },
})

const Brand = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  '& strong': { ...theme.typography.h2, fontSize: 15, letterSpacing: '-0.014em' },
  [NARROW]: { position: 'absolute', left: 20, top: 20, color: theme.vars.palette.inverse.text },
}))

const Centre = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  width: '100%',
  maxWidth: 360,
  margin: 'auto 0',
  '& h1': { ...theme.typography.display, fontSize: 30, lineHeight: '38px', letterSpacing: '-0.026em' },
  '& h1 + p': { marginTop: -4, fontSize: 15, lineHeight: '24px', color: theme.vars.palette.text.secondary },
  '& .MuiButton-root': { width: '100%', height: 44, marginTop: 12, fontSize: 15 },
  [NARROW]: { margin: '0 auto auto', maxWidth: 480, '& h1': { fontSize: 26, lineHeight: '32px' } },
}))

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 20,
  minHeight: 24,
  fontSize: 12,
  '& a': { color: theme.vars.palette.text.tertiary, padding: '4px 0', fontWeight: 400 },
  [NARROW]: { justifyContent: 'center', paddingTop: 32, fontSize: 13, '& a': { padding: '12px 4px' } },
}))
