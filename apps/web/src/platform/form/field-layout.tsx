import { styled } from '@mui/material/styles'
import { TOUCH } from '#ui/theme/tokens.ts'

export const Rows = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12 })

type Columns = { columns: number | string; narrow?: number }

/** The narrowest phones have no room for three fields in a row. */
const TIGHT = '@media (max-width:374.95px)'

/**
 * Fields side by side. `columns` is the number of columns in a dialog, `narrow` the number in the drawer of a small
 * screen.
 */
export const FieldRow = styled('div', {
  shouldForwardProp: (name) => name !== 'columns' && name !== 'narrow',
})<Columns>(({ columns, narrow = 2 }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: 12,
  gridTemplateColumns: typeof columns === 'number' ? equal(columns) : columns,
  [TOUCH]: { gridTemplateColumns: equal(narrow) },
  [TIGHT]: { gridTemplateColumns: equal(Math.min(narrow, 2)) },
}))

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`
