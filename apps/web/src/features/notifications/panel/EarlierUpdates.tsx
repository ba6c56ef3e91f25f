import type { Notification } from '@lanewise/contract/notifications'
import { styled } from '@mui/material/styles'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { momentHere } from '#platform/date-time.ts'
import { useNow } from '#platform/use-now.ts'
import { Button } from '#ui/action/Button.tsx'

type EarlierUpdatesProps = { updates: readonly Notification[]; children: ReactNode }

/** Earlier updates of a record below its newest entry, shown on demand. */
export function EarlierUpdates({ updates, children }: EarlierUpdatesProps) {
  const [isOpen, setOpen] = useState(false)
  const now = useNow()
  const since = momentHere(updates.at(-1)?.createdAt ?? '', now)
  const unread = updates.filter(({ isRead }) => !isRead).length
  const count = updates.length === 1 ? '1 earlier update' : `${updates.length} earlier updates`
  return (
    <>
      <Fold>
        <Button
          kind="ghost"
          size="small"
          icon={<ChevronRight data-open={isOpen || undefined} />}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {`${count} since ${since}${unread > 0 ? `, ${unread} unread` : ''}`}
        </Button>
      </Fold>
      {isOpen && children}
    </>
  )
}

const Fold = styled('li')({
  padding: '0 16px 6px 44px',
  '& svg[data-open]': { transform: 'rotate(90deg)' },
})
