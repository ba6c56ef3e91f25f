import type { Entity } from '@lanewise/contract/entity'
import { unknownErrorInDialog } from '@lanewise/contract/messages'
import { useNavigate } from 'react-router'
import { type SnackbarOptions, useSnackbar } from '#ui/feedback/Snackbars.tsx'

/** One message: how it is shown, its words, and the record that it is about. */
export type Said = {
  kind: 'success' | 'error' | 'info' | 'toast'
  text: string
  options?: SnackbarOptions
  about?: { name: string; path: string }
}

/** The words after a save, with the record's name as a link to it. */
export const savedRecord = <R>(text: string, entity: Entity<R>, record: R): Said => ({
  kind: 'success',
  text,
  about: { name: entity.title(record), path: entity.path(record) },
})

export const saved = (text: string): Said => ({ kind: 'success', text })

/** What a refusal says unless a form has words of its own: nothing more where the field says it already. */
export const refusedSave = (message: string, isAtField: boolean): Said | null =>
  isAtField ? null : { kind: 'error', text: message || unknownErrorInDialog }

export function useSay() {
  const show = useSnackbar()
  const navigate = useNavigate()
  return (said: Said | null) => {
    if (!said) return
    const { kind, text, options, about } = said
    const link = about && { text: about.name, href: about.path, open: () => void navigate(about.path) }
    show[kind](text, { ...options, ...(link && { link }) })
  }
}
