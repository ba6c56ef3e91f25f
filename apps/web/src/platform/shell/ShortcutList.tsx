import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Kbd } from '#ui/action/Kbd.tsx'
import { hotkeyText, useHotkey, useHotkeyList } from '#ui/keyboard/use-hotkeys.ts'
import { Dialog } from '#ui/layout/Dialog.tsx'

/** `?` lists the shortcuts that work on the screen at hand. */
export function ShortcutList() {
  const [isOpen, setOpen] = useState(false)
  const listed = useHotkeyList()
  useHotkey('?', () => setOpen(true), { label: 'Show keyboard shortcuts', group: 'General' })
  const groups = [...Map.groupBy(listed, ({ group }) => group ?? 'This screen')]
  return (
    <Dialog open={isOpen} title="Keyboard shortcuts" onClose={() => setOpen(false)} size={480}>
      {groups.map(([group, entries]) => (
        <Group key={group}>
          <h3>{group}</h3>
          <dl>
            {entries.map(({ keys, label }) => (
              <div key={keys}>
                <dt>{label}</dt>
                <dd>
                  <Kbd>{hotkeyText(keys)}</Kbd>
                </dd>
              </div>
            ))}
          </dl>
        </Group>
      ))}
    </Dialog>
  )
}

const Group = styled('section')(({ theme }) => ({
  '& h3': { ...theme.typography.caption, margin: '8px 0 4px', color: theme.vars.palette.text.tertiary },
  '& dl': { margin: 0 },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: 32,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dd': { margin: 0 },
}))
