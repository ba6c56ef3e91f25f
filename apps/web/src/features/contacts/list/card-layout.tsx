import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { breakpoints, radius, TOUCH } from '#ui/theme/tokens.ts'

/** One column on a phone, then two, then three. */
const grid = {
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media (min-width:${breakpoints.md}px)`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [`@media (min-width:${breakpoints.lg}px)`]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}

export const Cards = styled('ul')({ ...grid, listStyle: 'none' })

export const Frame = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minWidth: 0,
  padding: 16,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&:hover': { borderColor: theme.vars.palette.field },
}))

export const Head = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 12, minWidth: 0 })

/** Two columns of facts; what stands below the others keeps their line. */
export const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '8px 16px',
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  // Links lie above the button that opens the card.
  '& a': {
    position: 'relative',
    zIndex: 1,
    [TOUCH]: { display: 'inline-block', padding: '12px 0', margin: '-12px 0' },
  },
  '& dd': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}))

/** Three cards that are still loading, in the layout of the real ones. */
export function SkeletonCards() {
  return (
    <Waiting>
      <SkeletonRows
        height={159}
        row={
          <>
            <Head>
              <Skeleton variant="circular" width={40} height={40} />
              <Bars>
                <Skeleton width={140} height={10} />
                <Skeleton width={90} height={10} />
              </Bars>
            </Head>
            <Bars>
              <Skeleton width="70%" height={10} />
              <Skeleton width="55%" height={10} />
              <Skeleton width="70%" height={10} />
            </Bars>
          </>
        }
      />
    </Waiting>
  )
}

const Bars = styled('div')({ display: 'flex', flexDirection: 'column', gap: 10, padding: '6px 0' })

const Waiting = styled('div')(({ theme }) => ({
  '& > [role="status"]': grid,
  '& [data-skeleton-row]': {
    padding: 16,
    borderRadius: radius.card,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}))
