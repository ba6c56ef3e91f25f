import type { LaneSummary } from '@lanewise/contract/lane-fields'
import { exportLanes } from '@lanewise/contract/lanes'
import { type EquipmentMode, equipmentModeLabels, equipmentModes } from '@lanewise/domain/freight/modes'
import { styled } from '@mui/material/styles'
import { Download, ListFilter } from 'lucide-react'
import type { PagedList } from '#platform/list/use-list.ts'
import { useCsv } from '#platform/query/use-csv.ts'
import { IconButton } from '#ui/action/IconButton.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'

type LaneToolsProps = { list: Pick<PagedList<LaneSummary>, 'state' | 'change' | 'query' | 'result'> }

/** Filters the lanes by equipment, and exports those that match. */
export function LaneTools({ list: { state, change, query, result } }: LaneToolsProps) {
  const chosen = equipmentModes.find((mode) => state.filters.equipment?.[0] === String(mode)) ?? null
  const csv = useCsv('lanes.csv', exportLanes, { query: query as never })
  const choices = [null, ...equipmentModes].map((mode) => ({
    label: labelOf(mode),
    checked: mode === chosen,
    onSelect: () => change({ filters: { equipment: mode === null ? [] : [String(mode)] } }),
  }))
  return (
    <Line>
      <MenuButton
        label={labelOf(chosen)}
        name={`Filter by equipment: ${labelOf(chosen)}`}
        icon={<ListFilter />}
        items={choices}
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

const labelOf = (mode: EquipmentMode | null) => (mode === null ? 'All equipment' : equipmentModeLabels[mode])

const Line = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  marginTop: 8,
  '& > .MuiButton-root': { minWidth: 0 },
})
