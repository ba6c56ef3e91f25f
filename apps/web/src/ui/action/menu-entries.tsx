import Divider from '@mui/material/Divider'
import type { MenuItemProps } from '@mui/material/MenuItem'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Kbd } from './Kbd.tsx'
import { Tip } from './Tip.tsx'

export type MenuEntry = {
  label: string
  onSelect: () => void
  icon?: ReactNode
  /** Makes the entry a checkable option, which is checked or not. */
  checked?: boolean
  danger?: boolean
  disabled?: boolean
  /** Reason why the entry is disabled. It stays focusable and shows the reason in a tooltip. */
  disabledReason?: string
  shortcut?: string
}

/**
 * The entries of a menu, with destructive ones last, behind a divider. It is a function because MUI moves the focus
 * among direct children.
 */
export function menuEntries(items: MenuEntry[], close: () => void): ReactNode[] {
  return items.flatMap((item, index) => {
    const firstDanger = item.danger && index > 0 && !items[index - 1]?.danger
    const row = <MenuRow key={item.label} item={item} close={close} />
    return firstDanger ? [<Line key={`line-${item.label}`} component="li" />, row] : [row]
  })
}

type MenuRowProps = Pick<MenuItemProps, 'autoFocus' | 'tabIndex'> & { item: MenuEntry; close: () => void }

function MenuRow({ item, close, ...fromMenu }: MenuRowProps) {
  const { label, icon, checked, danger, disabled, disabledReason, shortcut, onSelect } = item
  const blocked = disabled || Boolean(disabledReason)
  const reasonId = useId()
  const choose = () => {
    if (blocked) return
    close()
    onSelect()
  }
  const row = (
    <Row
      {...fromMenu}
      {...(checked !== undefined && { role: 'menuitemradio', 'aria-checked': checked })}
      aria-disabled={blocked || undefined}
      aria-describedby={disabledReason && reasonId}
      data-danger={danger || undefined}
      onClick={choose}
    >
      {icon}
      <Label>{label}</Label>
      {shortcut && <Kbd keys={shortcut} />}
      {checked && <Check aria-hidden="true" />}
      <span id={reasonId} hidden>
        {disabledReason}
      </span>
    </Row>
  )
  if (!disabledReason) return row
  return (
    <Tip text={disabledReason} describes>
      {row}
    </Tip>
  )
}

const Line = styled(Divider)({ margin: '4px 0 !important' }) as typeof Divider
const Label = styled('span')({ flex: 1, minWidth: 0 })

const Row = styled(MenuItem)(({ theme }) => ({
  '& > svg': { color: theme.vars.palette.text.tertiary },
  '&[data-danger], &[data-danger] > svg': { color: theme.vars.palette.late.fg },
  '&[aria-disabled="true"] > svg': { color: theme.vars.palette.text.disabled },
}))
