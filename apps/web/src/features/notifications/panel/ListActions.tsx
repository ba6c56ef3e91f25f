import type { NotificationGroup } from '@lanewise/domain/notifications/notification-kinds'
import { CheckCheck, Settings } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { useRead } from '../notifications.api.ts'
import { ChoicesDialog } from './ChoicesDialog.tsx'

export function ListActions({ group }: { group: NotificationGroup | null }) {
  const read = useRead()
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      {/* The button stays when everything is read, so that it keeps the focus. */}
      <Button
        kind="ghost"
        icon={<CheckCheck />}
        loading={read.isPending}
        onClick={() => read.mutate({ body: group ? { group } : {} })}
      >
        Mark all as read
      </Button>
      <IconButton label="Notification preferences" icon={<Settings />} onClick={() => setChoosing(true)} />
      {isChoosing && <ChoicesDialog onClose={() => setChoosing(false)} />}
    </>
  )
}
