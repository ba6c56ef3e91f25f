import type { SavedView } from '@lanewise/contract/saved-views'
import { styled } from '@mui/material/styles'
import { Ellipsis, Pencil, Star, StarOff, Trash2 } from 'lucide-react'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

type ViewMenuProps = {
  view: SavedView
  onRename: (view: SavedView) => void
  onSetDefault: (view: SavedView) => void
  onDelete: (view: SavedView) => void
}

export function ViewMenu({ view, onRename, onSetDefault, onDelete }: ViewMenuProps) {
  return (
    <Small>
      <MenuButton
        iconOnly
        label={`Options of ${view.name}`}
        icon={<Ellipsis />}
        items={[
          { label: 'Rename', icon: <Pencil />, onSelect: () => onRename(view) },
          view.isDefault
            ? { label: 'Remove default', icon: <StarOff />, onSelect: () => onSetDefault(view) }
            : { label: 'Set as default', icon: <Star />, onSelect: () => onSetDefault(view) },
          { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => onDelete(view) },
        ]}
      />
    </Small>
  )
}

const Small = styled('span')({
  '& .MuiIconButton-root': { width: 24, height: 24, [TOUCH]: { width: 44, height: 44 } },
})
