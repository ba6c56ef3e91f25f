import type { Entity } from '@lanewise/contract/entity'
import { unknownErrorInDialog } from '@lanewise/contract/messages'
import { useNavigate } from 'react-router'
import { type SnackbarOptions, useSnackbar } from '#ui/feedback/Snackbars.tsx'

export type SaveMessage = {
  kind: 'success' | 'error' | 'info' | 'toast'
  text: string
  options?: SnackbarOptions
  about?: { name: string; path: string }
}

/** The message after a save, with the record's name as a link to it. */
export const savedRecord = <R>(text: string, entity: Entity<R>, record: R): SaveMessage => ({
  kind: 'success',
  text,
  about: { name: entity.title(record), path: entity.path(record) },
})

export const saved = (text: string): SaveMessage => ({ kind: 'success', text })

/**
 * A message of the server replaces the default one. No message is shown when a field already shows the error. (LANE-34)
 */
export const failedWith =
  (text: string) =>
  (message: string, isAtField: boolean): SaveMessage | null =>
    isAtField ? null : { kind: 'error', text: message || text }

/** The message for a rejected save, unless the form has its own. */
export const refusedSave = failedWith(unknownErrorInDialog)

export function useSaveMessage() {
  const show = useSnackbar()
  const navigate = useNavigate()
  return (message: SaveMessage | null) => {
    if (!message) return
    const { kind, text, options, about } = message
    const link = about && { text: about.name, href: about.path, open: () => void navigate(about.path) }
    show[kind](text, { ...options, ...(link && { link }) })
  }
}
