import type { LaneSummary } from '@lanewise/contract/lane-fields'
import { exportLanes } from '@lanewise/contract/lanes'
import { equipmentModeLabels, equipmentModes } from '@lanewise/domain/freight/modes'
import { styled } from '@mui/material/styles'
import { Download, ListFilter } from 'lucide-react'
import type { PagedList } from '#platform/list/use-list.ts'
import { useCsv } from '#platform/query/use-csv.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'

type LaneToolsProps = { list: Pick<PagedList<LaneSummary>, 'state' | 'change' | 'query' | 'result'> }

/** Filters the lanes by equipment, and exports those that match. */
export function LaneTools({ list: { state, change, query, result } }: LaneToolsProps) {
  const chosen = state.filters.equipment ?? []
  const csv = useCsv('lanes.csv', exportLanes, { query: query as never })
  const toggle = (value: string) =>
    change({
      filters: { equipment: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value] },
    })
  const names = equipmentModes.filter((mode) => chosen.includes(String(mode))).map((mode) => equipmentModeLabels[mode])
  return (
    <Line>
      <MenuButton
        label={names.length > 0 ? names.join(', ') : 'All equipment'}
        name="Filter by equipment"
        icon={<ListFilter />}
        items={equipmentModes.map((mode) => ({
          label: equipmentModeLabels[mode],
          checked: chosen.includes(String(mode)),
          onSelect: () => toggle(String(mode)),
        }))}
      />
      <IconButton
        bordered
        label="Export"
        tooltip="Export as CSV"
        icon={<Download />}
        loading={csv.isRunning}
        disabled={!result.data?.total}
        onClick={csv.run}
      />
    </Line>
  )
}

const Line = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  marginTop: 8,
  '& > .MuiButton-root': { minWidth: 0 },
})
