import type { WatchedEntityType, Watcher } from '@lanewise/contract/watchers'
import { useState } from 'react'
import { WatcherForm } from './WatcherForm.tsx'
import { WatcherList } from './WatcherList.tsx'

/** The record that is watched, and what people call it. */
export type Watched = { entityId: string; entityType: WatchedEntityType; name: string }

/** The people who are told by mail about a record: their list, or the form of one of them (WATCH-2). */
export function ManageWatchers({ entity, onClose }: { entity: Watched; onClose: () => void }) {
  const [form, setForm] = useState<{ watcher: Watcher | null } | null>(null)
  if (form) return <WatcherForm entity={entity} watcher={form.watcher} onClose={() => setForm(null)} />
  return <WatcherList entity={entity} onForm={(watcher) => setForm({ watcher })} onClose={onClose} />
}
