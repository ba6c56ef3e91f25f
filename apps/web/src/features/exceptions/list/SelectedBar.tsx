import { styled } from '@mui/material/styles'
import { AlarmClock, Check, UserRoundPlus, X } from 'lucide-react'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Kbd } from '#ui/action/Kbd.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import { FloatingBar } from '#ui/layout/FloatingBar.tsx'
import type { Dealing } from '../use-dealing.ts'
import type { Inbox } from '../use-inbox.ts'
import { useAssignItems, useHandlerRefusal, useSnoozes } from './ChoiceMenu.tsx'

export function SelectedBar({ inbox, dealing }: { inbox: Inbox; dealing: Dealing }) {
  const { selection, chosen, query } = inbox
  const { items, search } = useAssignItems(chosen, dealing)
  const snooze = useSnoozes(chosen, dealing)
  const refusal = useHandlerRefusal(chosen)
  const guard = refusal && { disabledReason: refusal }
  if (selection.ids.size === 0) return null
  return (
    <Place>
      <FloatingBar role="region" aria-label="Selection">
        <Count role="status">{selection.ids.size} selected</Count>
        {query.view === 'done' ? (
          <Button kind="ghost" onClick={() => void dealing.reopen(chosen)} {...guard}>
            Reopen
          </Button>
        ) : (
          <>
            <MenuButton kind="ghost" label="Assign" icon={<UserRoundPlus />} items={items} {...guard} />
            <MenuButton kind="ghost" label={snooze.label} icon={<AlarmClock />} items={snooze.items} />
            <Button kind="ghost" icon={<Check />} onClick={() => void dealing.complete(chosen)} {...guard}>
              Done
            </Button>
          </>
        )}
        <Kbd keys="Esc" onFill />
        <IconButton label="Clear selection" icon={<X />} size="small" onClick={selection.clear} />
      </FloatingBar>
      {search}
    </Place>
  )
}

const Place = styled('div')({ display: 'flex', justifyContent: 'center' })

const Count = styled('span')({
  paddingRight: 8,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
