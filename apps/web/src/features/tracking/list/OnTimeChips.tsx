import { formatNumber, humanize } from '@lanewise/domain/shared/format'
import { styled } from '@mui/material/styles'
import { useFleet, useMovingTrucks } from '#features/tracking/map/fleet.api.ts'
import type { AboveProps } from '#platform/list/list-definition.ts'
import { OnTimeMark } from '#platform/status/OnTime.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { radius, TOUCH } from '#ui/theme/tokens.ts'

/** The worst first, like the default order of the list. */
const statuses = ['Late', 'AtRisk', 'OnTime', 'Early'] as const

/** Number of trucks per on-time status. Each chip filters the list by its status. */
export function OnTimeChips({ query, state, change }: AboveProps) {
  useMovingTrucks()
  const { data } = useFleet(query)
  const chosen = state.filters.onTime ?? []
  const choose = (onTime: string[]) => change({ filters: { onTime } })
  return (
    <Chips role="group" aria-label="On time">
      <ChipButton type="button" aria-pressed={chosen.length === 0} onClick={() => choose([])}>
        All <Count count={data?.counts.all} />
      </ChipButton>
      {statuses.map((status) => {
        const isChosen = chosen.length === 1 && chosen[0] === status
        return (
          <ChipButton
            key={status}
            type="button"
            aria-pressed={isChosen}
            aria-label={`${humanize(status)} ${data ? formatNumber(data.counts[status]) : ''}`.trim()}
            onClick={() => choose(isChosen ? [] : [status])}
          >
            <OnTimeMark status={status} /> <Count count={data?.counts[status]} />
          </ChipButton>
        )
      })}
    </Chips>
  )
}

/** Reserves its space until the count is loaded. */
const Count = ({ count }: { count: number | undefined }) =>
  count === undefined ? <VisuallyHidden>loading</VisuallyHidden> : <b>{formatNumber(count)}</b>

/** Large counts need a second line. A phone scrolls sideways. */
const Chips = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  [TOUCH]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
})

const ChipButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: 4,
  height: 26,
  padding: '0 5px',
  borderRadius: radius.full,
  border: `1px solid ${theme.vars.palette.borderStrong}`,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: 12,
  lineHeight: '16px',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '& b': { fontWeight: 600 },
  '&:hover': { backgroundColor: theme.vars.palette.hover },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.accent.softBorder,
    backgroundColor: theme.vars.palette.accent.soft,
  },
  [TOUCH]: { height: 44, padding: '0 10px' },
}))
