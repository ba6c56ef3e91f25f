import { styled } from '@mui/material/styles'
import { useRef } from 'react'
import { Checkbox } from '#ui/form/Checkbox.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import type { Selection } from './selection.ts'

type RowCheckboxProps = { id: string; name: string; selection: Selection }

/** Selects a row. With Shift, selects all rows from the previously selected one. */
export function RowCheckbox({ id, name, selection }: RowCheckboxProps) {
  const isRange = useRef(false)
  return (
    <Place
      onClickCapture={({ shiftKey }) => {
        isRange.current = shiftKey
      }}
    >
      <Checkbox
        checked={selection.ids.has(id)}
        aria-label={`Select ${name}`}
        onChange={() => selection.toggle(id, { isRange: isRange.current })}
      />
    </Place>
  )
}

type AllCheckboxProps = { count: number; selection: Selection }

/** Selects every row of the page, or none. */
export function AllCheckbox({ count, selection }: AllCheckboxProps) {
  const isAll = count > 0 && selection.ids.size === count
  return (
    <Place>
      <Checkbox
        checked={isAll}
        indeterminate={!isAll && selection.ids.size > 0}
        aria-label="Select all rows of the page"
        onChange={isAll ? selection.clear : selection.all}
      />
    </Place>
  )
}

/** The target is larger than the box, up to a finger's size, but takes no extra space in the layout. */
const Place = styled('span')({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  flex: 'none',
  margin: -4,
  '& > label': { justifyContent: 'center', [TOUCH]: { minWidth: 44 } },
  [TOUCH]: { margin: -14 },
})
