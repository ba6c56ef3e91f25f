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

const Caption = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'grid',
  gap: 6,
  padding: '120px 48px 44px',
  background: `linear-gradient(transparent, ${theme.vars.palette.picture.ground} 55%)`,
  '& strong': { ...theme.typography.figure, color: theme.vars.palette.inverse.text },
  '& span': { fontSize: 13.5, color: theme.vars.palette.inverse.muted },
  [TOUCH]: { padding: '96px 20px 24px', '& strong': { fontSize: 18, lineHeight: '24px' } },
  '@media (max-height:600px) and (max-width:900px)': { display: 'none' },
}))
