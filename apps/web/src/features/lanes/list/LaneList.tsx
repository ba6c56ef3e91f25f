import type { LaneSummary } from '@lanewise/contract/lane-fields'
import { createLane, laneEntity } from '@lanewise/contract/lanes'
import { styled } from '@mui/material/styles'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useLaneVisit } from '#features/lanes/lane-start.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { ListPager } from '#platform/list/parts/ListFooter.tsx'
import { useRowFocus } from '#platform/list/return/use-row-focus.ts'
import { useRowMarks } from '#platform/list/rows/use-row-marks.ts'
import { usePagedList } from '#platform/list/use-list.ts'
import { useAddInAddress } from '#platform/list/use-opened.ts'
import { LiveStatus } from '#platform/live/LiveStatus.tsx'
import { lazyDialog } from '#platform/routing/lazy-part.tsx'
import { Button } from '#ui/action/Button.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { hotkeyText, useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { useRowKeys } from '#ui/keyboard/use-row-keys.ts'
import { TOUCH } from '#ui/theme/tokens.ts'
import { LaneNotice } from './LaneNotice.tsx'
import { LaneRow } from './LaneRow.tsx'
import { LaneSearch } from './LaneSearch.tsx'
import { LaneTools } from './LaneTools.tsx'
import { laneList } from './lane-list.ts'

const NewLaneDialog = lazyDialog(async () => (await import('#features/lanes/form/NewLaneDialog.tsx')).NewLaneDialog)

const newKey = 'c'

type LaneListProps = {
  laneId: string | null
  /** The first lane opens by itself, because the list stands beside it. */
  opensFirst: boolean
}

export function LaneList({ laneId, opensFirst }: LaneListProps) {
  const list = usePagedList(laneList)
  const { rows, state, change, status, query } = list
  const { markOf } = useRowMarks({ rows, rowKey, query })
  const { list: element, focusRow } = useRowKeys<HTMLDivElement>()
  useStepKeys(rows.map(rowKey), laneId, focusRow)
  const keepRow = useRowFocus({ list: 'lanes', shown: rows.map(rowKey), recordId: laneId, focusRow })
  const { newLane, isClosed = false } = useLaneVisit()
  const [isAdding, setAdding] = useState(newLane !== undefined)
  const location = useLocation()
  const [first] = rows
  const refusal = useRefusalOf(createLane)
  const add = useCallback(() => setAdding(true), [])
  useAddInAddress({ mayAdd: refusal === undefined }, add)
  useHotkey(newKey, add, { enabled: !refusal, label: 'Add lane' })
  const Title = laneId ? 'h2' : 'h1'
  return (
    <Side aria-label="Lanes">
      <Head>
        <Line>
          <Title>Lanes</Title>
          <Count>{list.total}</Count>
          {!laneId && <LiveStatus />}
          <Button
            kind={laneId ? 'secondary' : 'primary'}
            icon={<Plus />}
            shortcut={hotkeyText(newKey)}
            {...(refusal && { disabledReason: refusal })}
            onClick={add}
          >
            New Lane
          </Button>
        </Line>
        <LaneSearch value={state.search} onSearch={(search) => change({ search })} />
        <LaneTools list={list} />
      </Head>
      <Rows ref={element} onClickCapture={keepRow}>
        {status === 'loading' && <SkeletonRows height={78} />}
        {(status === 'empty' || status === 'failed') && <LaneNotice list={list} {...(!refusal && { onAdd: add })} />}
        {status === 'filled' && (
          <ul aria-label="Lanes">
            {rows.map((lane) => (
              <LaneRow
                key={lane.id}
                lane={lane}
                search={state.search}
                isOpen={lane.id === laneId}
                isFresh={markOf(lane).isFresh}
              />
            ))}
          </ul>
        )}
      </Rows>
      <Foot>
        <ListPager list={list} />
      </Foot>
      {isAdding && <NewLaneDialog {...(newLane && { start: newLane })} onClose={() => setAdding(false)} />}
      {opensFirst && !isClosed && first && (
        <Navigate replace to={{ pathname: laneEntity.path(first), search: location.search }} />
      )}
    </Side>
  )
}

const rowKey = ({ id }: LaneSummary) => id

/** J and K move like the arrow keys, starting from the focused lane or else the open one. */
function useStepKeys(ids: readonly string[], laneId: string | null, focusRow: (id: string) => void) {
  const step = (by: number) => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row
    const at = ids.indexOf(focused ?? laneId ?? '')
    const next = ids[Math.max(0, Math.min(at + by, ids.length - 1))]
    if (next) focusRow(next)
  }
  useHotkey('j', () => step(1), { label: 'Next lane', group: 'List' })
  useHotkey('k', () => step(-1), { label: 'Previous lane', group: 'List' })
}

/** The list stays in place while the lane scrolls. Without an open lane it fills the page. */
const Side = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 'calc(100dvh - 52px)',
  backgroundColor: theme.vars.palette.background.paper,
  '[data-wide] > &': {
    position: 'sticky',
    top: 52,
    height: 'calc(100dvh - 52px)',
    borderRight: `1px solid ${theme.vars.palette.divider}`,
  },
}))

const Head = styled('div')(({ theme }) => ({
  padding: '14px 16px 12px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [TOUCH]: { padding: 12 },
}))

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
  '& h1, & h2': theme.typography.h1,
  '& > button': { marginLeft: 'auto' },
}))

const Count = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
}))

/** Positioned, so that hidden texts of the rows scroll with them and do not lengthen the page. */
const Rows = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  '& > ul': { listStyle: 'none' },
  '[data-wide] &': { overflowY: 'auto' },
})

const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  padding: '5px 8px 5px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}))
