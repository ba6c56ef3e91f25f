import { Ellipsis } from 'lucide-react'
import { MenuButton, type MenuEntry } from '#ui/action/MenuButton.tsx'

/** The menu at the end of a row. `label` names the row, for example "Actions for L100234". */
export const RowMenu = ({ label, items }: { label: string; items: MenuEntry[] }) => (
  <MenuButton iconOnly label={label} items={items} icon={<Ellipsis />} />
)
