import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { Kbd } from './Kbd.tsx'

export type MenuEntry = {
  label: string
  onSelect: () => void
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  /** Stays focusable and says in a tooltip why it cannot be chosen. */
  disabledReason?: string
  shortcut?: string
}

/** The rows of a menu; what destroys stands last, behind a line. A function, because MUI moves focus among direct children. */
export function menuEntries(items: MenuEntry[], close: () => void): ReactNode[] {
  return items.flatMap((item, index) => {
    const first = item.danger && index > 0 && !items[index - 1]?.danger
    const row = menuRow(item, close)
    return first ? [<Divider key={`line-${item.label}`} component="li" sx={{ my: '4px !important' }} />, row] : [row]
  })
}

function menuRow(item: MenuEntry, close: () => void) {
  const { label, icon, danger, disabled, disabledReason, shortcut, onSelect } = item
  const choose = () => {
    if (disabledReason) return
    close()
    onSelect()
  }
  const row = (
    <Row
      key={label}
      disabled={disabled}
      aria-disabled={Boolean(disabledReason) || undefined}
      data-danger={danger || undefined}
      onClick={choose}
    >
      {icon}
      <Label>{label}</Label>
      {shortcut && <Kbd keys={shortcut} />}
    </Row>
  )
  return disabledReason ? (
    <Tooltip key={label} title={disabledReason} placement="left" describeChild>
      {row}
    </Tooltip>
  ) : (
    row
  )
}

const Label = styled('span')({ flex: 1, minWidth: 0 })

const Row = styled(MenuItem)(({ theme }) => ({
  '& > svg': { color: theme.vars.palette.text.tertiary },
  '&[data-danger], &[data-danger] > svg': { color: theme.vars.palette.late.fg },
  '&[aria-disabled="true"] > svg': { color: theme.vars.palette.text.disabled },
}))
