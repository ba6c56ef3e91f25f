import type { Watcher } from '@lanewise/contract/watchers'
import { useState } from 'react'
import { WatcherForm } from './WatcherForm.tsx'
import { WatcherList } from './WatcherList.tsx'
import type { Watched } from './watchers.api.ts'

/** Manages the watchers who receive emails about a record: the list, or the form for one watcher. (WATCH-2) */
export function ManageWatchers({ entity, onClose }: { entity: Watched; onClose: () => void }) {
  const [form, setForm] = useState<{ watcher: Watcher | null } | null>(null)
  if (form) return <WatcherForm entity={entity} watcher={form.watcher} onClose={() => setForm(null)} />
  return <WatcherList entity={entity} onForm={(watcher) => setForm({ watcher })} onClose={onClose} />
}
