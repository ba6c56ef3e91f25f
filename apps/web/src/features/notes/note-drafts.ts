import { longestNoteHtml } from '@lanewise/domain/notes/note-rules'
import { z } from 'zod'
import { readStored, writeStored } from '#platform/stored.ts'

const key = 'noteDrafts'
const mostDrafts = 20
/** By the id of the record; the one written last stands last. */
const Drafts = z.record(z.string(), z.string().max(longestNoteHtml))

/** Notes that were begun and not sent; they outlive a reload, not the end of the session. */
export const noteDrafts = {
  find: (entityId: string): string => readStored(key, Drafts, {})[entityId] ?? '',
  keep: (entityId: string, html: string) => {
    const { [entityId]: _old, ...others } = readStored(key, Drafts, {})
    const kept = Object.entries(html ? { ...others, [entityId]: html } : others).slice(-mostDrafts)
    writeStored(key, kept.length > 0 ? Object.fromEntries(kept) : null)
  },
}
