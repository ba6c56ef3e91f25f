import { Megaphone } from 'lucide-react'
import { Suspense, useState } from 'react'
import { usePreferences } from '#platform/preferences.ts'
import { useOperationQuery } from '#platform/query/query.ts'
import { lazyPart } from '#platform/routing/lazy-part.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { Unread } from '#ui/data/Unread.tsx'
import { newestQuery } from './changes.api.ts'

const ChangeNotices = lazyPart(async () => (await import('./ChangeNotices.tsx')).ChangeNotices)

/** Opens the change-notice widget. A dot marks unread notices. */
export function UpdatesButton() {
  const { data: [last] = [] } = useOperationQuery(newestQuery)
  const { preferences, change } = usePreferences()
  const [isOpen, setOpen] = useState(false)
  const newest = last?.id ?? null
  const isUnread = newest !== null && newest !== preferences.lastSeenChange
  const open = () => {
    setOpen(true)
    if (isUnread) change({ lastSeenChange: newest })
  }
  return (
    <>
      <Unread isUnread={isUnread}>
        <IconButton
          label={isUnread ? 'Updates, new items' : 'Updates'}
          tooltip="Updates"
          icon={<Megaphone />}
          onClick={open}
        />
      </Unread>
      {isOpen && (
        <Suspense fallback={null}>
          <ChangeNotices onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
