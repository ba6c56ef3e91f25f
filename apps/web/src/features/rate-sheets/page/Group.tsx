import type { RateSheet } from '@lanewise/contract/rate-sheets'
import { formatNumber } from '@lanewise/domain/shared/format'
import { useState } from 'react'
import { errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { type RowsQuery, useChooseRows, useRateSheetRows } from '../rate-sheets.api.ts'
import { DifferenceRow } from './DifferenceRow.tsx'
import { ShowMore } from './ShowMore.tsx'

export type GroupKind = 'Changed' | 'New' | 'Ended'
type GroupProps = {
  sheet: RateSheet
  kind: GroupKind
  /** Active search and filter. */
  filter: Pick<RowsQuery, 'searchTerm' | 'change'>
  isNarrow: boolean
}

const notes: Record<GroupKind, string> = {
  Changed: 'Old rates end the day before the new ones begin',
  New: 'Each takes the next place in the tender sequence of its lane',
  Ended: 'In Lanewise but not in the file',
}
const columns = { wide: 8, narrow: 4 }

/** Differences of one kind, with one checkbox for all of them. */
export function Group({ sheet, kind, filter, isNarrow }: GroupProps) {
  const [shown, show] = useState(6)
  const { data } = useRateSheetRows(sheet.id, { ...filter, kind, pageSize: shown })
  const choose = useChoice(sheet.id)
  const isOpen = sheet.state === 'Previewed'
  const [all, chosen] = [sheet.counts[kind], sheet.chosen[kind]]
  const total = data?.total ?? all
  const span = isNarrow ? columns.narrow : columns.wide
  if (total === 0) return null
  return (
    <tbody aria-label={kind}>
      <tr data-group="">
        <td>
          <Checkbox
            checked={chosen === all}
            indeterminate={chosen > 0 && chosen < all}
            aria-label={`Apply all ${kind}`}
            disabled={!isOpen}
            onChange={(isChosen) => void choose({ isChosen, kind })}
          />
        </td>
        <th scope="rowgroup" colSpan={span - 1}>
          {kind} <span>{formatNumber(total)}</span> <small>{notes[kind]}</small>
        </th>
      </tr>
      {data?.data.map((row) => (
        <DifferenceRow
          key={row.id}
          row={row}
          isNarrow={isNarrow}
          onChoose={isOpen ? (isChosen) => void choose({ isChosen, rowIds: [row.id] }) : undefined}
        />
      ))}
      {total > shown && (
        <tr>
          <td colSpan={span}>
            <ShowMore shown={shown} total={total} onShow={show} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

function useChoice(rateSheetId: string) {
  const { mutateAsync } = useChooseRows()
  const { error } = useSnackbar()
  return async (body: { isChosen: boolean; kind?: GroupKind; rowIds?: string[] }) => {
    try {
      await mutateAsync({ params: { rateSheetId }, body })
    } catch (failure) {
      error(errorText(failure))
    }
  }
}
