import { longestNoteHtml } from '@lanewise/domain/notes/note-rules'
import { z } from 'zod'
import { readStored, writeStored } from '#platform/stored.ts'

const key = 'noteDrafts'
const mostDrafts = 20
/** Drafts by record id, the most recent one last. */
const Drafts = z.record(z.string(), z.string().max(longestNoteHtml))

/** Unsent notes. They survive a reload, but not the end of the session. */
export const noteDrafts = {
  find: (entityId: string): string => readStored(key, Drafts, {})[entityId] ?? '',
  keep: (entityId: string, html: string) => {
    const { [entityId]: _old, ...others } = readStored(key, Drafts, {})
    const drafts = Object.entries(html ? { ...others, [entityId]: html } : others).slice(-mostDrafts)
    writeStored(key, drafts.length > 0 ? Object.fromEntries(drafts) : null)
  },
}
