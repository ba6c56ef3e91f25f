import { styled } from '@mui/material/styles'
import { TOUCH } from '#ui/theme/tokens.ts'
import lanes from './lanes.svg'

/** Map of lanes across the continent, the only picture in the product. */
export function LaneMap() {
  return (
    <>
      <Drawing src={lanes} alt="" />
      <Caption>
        <strong>Quote, book, track and audit every load from one desk.</strong>
        <span>Truckload, LTL and volume LTL across the US, Canada and Mexico</span>
      </Caption>
    </>
  )
}

const Drawing = styled('img')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  [TOUCH]: { height: 'auto', inset: '-16% auto auto 0', width: '130%', marginLeft: '-20%' },
})

/** Looks like the same part of the sign-in page of the identity provider, which follows. */
const Caption = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'end',
  gap: 6,
  padding: 48,
  background: `linear-gradient(transparent 55%, ${theme.vars.palette.picture.ground} 88%)`,
  '& strong': {
    ...theme.typography.figure,
    lineHeight: '28px',
    fontWeight: 500,
    color: theme.vars.palette.inverse.text,
  },
  '& span': { fontSize: 13, lineHeight: '20px', color: theme.vars.palette.inverse.muted },
  [TOUCH]: {
    inset: 'auto 0 0',
    padding: '96px 20px 24px',
    background: `linear-gradient(transparent, ${theme.vars.palette.picture.ground} 55%)`,
    '& strong': { fontSize: 18, lineHeight: '24px' },
  },
  '@media (max-height:600px) and (max-width:900px)': { display: 'none' },
}))
