import { ShortcutGroups } from '#ui/keyboard/ShortcutGroups.tsx'
import { Dialog } from '#ui/layout/overlay/Dialog.tsx'

export const ShortcutDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Dialog open={isOpen} title="Keyboard shortcuts" onClose={onClose} size={480}>
    <ShortcutGroups />
  </Dialog>
)
