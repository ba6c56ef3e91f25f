import type { Note, NoteCreate } from '@lanewise/contract/notes'
import { useState } from 'react'
import { errorText, isRefusal } from '#platform/query/problem.ts'
import { randomUuid } from '#platform/query/random-uuid.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { type Noted, useCreateNote, useDeleteNote, useUpdateNote } from './notes.api.ts'

/** Milliseconds that the result message stays. (NOTE-21, NOTE-22) */
const staying = { success: 3000, error: 5000 }

export type Written = Pick<NoteCreate, 'noteContent' | 'noteHTML' | 'notifyUsers'>

const sentOf = ({ entityId, entityType, name, link, originationType = null }: Noted, written: Written): NoteCreate => ({
  ...written,
  ...{ entityId, entityType, originationType },
  entityDescription: name,
  entityLink: link,
  originatingApplication: 'Portal',
})

/** Sends a new or edited note and reports the result. The text stays in the editor until it is saved. */
export function useNoteSaving(noted: Noted, note: Note | null, onSaved: () => void) {
  const snackbar = useSnackbar()
  const create = useCreateNote()
  const update = useUpdateNote()
  const [failure, setFailure] = useState<string | null>(null)
  // Idempotency key, unchanged until an answer arrives, so that a retry creates no second note.
  const [key, setKey] = useState(randomUuid)
  const send = async (written: Written) => {
    const body = sentOf(noted, written)
    const options = { idempotencyKey: key }
    setFailure(null)
    try {
      const { notice } = note
        ? await update.mutateAsync({ params: { noteId: note.id }, body, options })
        : await create.mutateAsync({ body, options })
      setKey(randomUuid())
      snackbar.success(note ? 'Note updated' : 'Note added', { duration: staying.success })
      if (notice) snackbar.info(notice)
      onSaved()
    } catch (error) {
      if (isRefusal(error)) setKey(randomUuid())
      const failed = note ? 'Failed to update note' : 'Failed to create note'
      setFailure(errorText(error, failed))
      snackbar.error(failed, { duration: staying.error })
    }
  }
  return { send, failure, isSending: create.isPending || update.isPending }
}

export function useNoteRemoval({ id: noteId }: Note) {
  const snackbar = useSnackbar()
  const { mutateAsync, isPending } = useDeleteNote()
  const remove = async () => {
    try {
      await mutateAsync({ params: { noteId } })
      snackbar.success('Note deleted', { duration: staying.success })
    } catch {
      snackbar.error('Unable to delete note', { duration: staying.error })
    }
  }
  return { remove, isRemoving: isPending }
}
