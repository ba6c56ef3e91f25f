import Menu from '@mui/material/Menu'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import type { ButtonKind } from './Button.tsx'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import type { MenuEntry } from './menu-entries.tsx'
import { menuEntries } from './menu-entries.tsx'

export type { MenuEntry } from './menu-entries.tsx'

export type MenuButtonProps = {
  label: string
  /** Accessible name, where the label alone is not clear. */
  name?: string
  items: MenuEntry[]
  icon?: ReactNode
  kind?: ButtonKind
  /** Shows only the icon. The label becomes the accessible name. */
  iconOnly?: boolean
  bordered?: boolean
  disabledReason?: string
}

export function MenuButton({ label, name, items, icon, kind, iconOnly, bordered, disabledReason }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const menuId = useId()
  const open = Boolean(anchor)
  const wiring = {
    disabledReason,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? menuId : undefined,
    onClick: (event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const
  return (
    <>
      {iconOnly ? (
        <IconButton label={label} icon={icon} bordered={bordered} {...wiring} />
      ) : (
        <Button kind={kind} icon={icon} endIcon={<ChevronDown />} aria-label={name} {...wiring}>
          {label}
        </Button>
      )}
      <Menu
        id={menuId}
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': name ?? label, disabledItemsFocusable: true }, paper: { sx: { mt: 1 } } }}
      >
        {menuEntries(items, () => setAnchor(null))}
      </Menu>
    </>
  )
}
