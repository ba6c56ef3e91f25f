import { getHistory } from '@lanewise/contract/history'
import {
  createNote,
  deleteNote,
  getEntityNotes,
  getNotePicture,
  type NoteCreate,
  noteAdded,
  noteChanged,
  updateNote,
} from '@lanewise/contract/notes'
import type { Operation } from '@lanewise/contract/operation'
import { formatNumber } from '@lanewise/domain/shared/format'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { optionsOf, query, useOperation } from '#platform/query/query.ts'
import { usePages } from '#platform/query/use-pages.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'

/** The record that the notes are on, as calls and people name it. */
export type Noted = Pick<NoteCreate, 'entityType' | 'entityId'> & {
  name: string
  link: string
  originationType?: NoteCreate['originationType']
}

/** The newest notes of a record, and older ones page by page. */
export const useNotes = ({ entityId }: Noted) =>
  usePages(query(getEntityNotes, { params: { entityId } }, { refreshOn: [noteAdded, noteChanged] }), ({ id }) => id)

export type Notes = ReturnType<typeof useNotes>

/** How many notes there are, once that is known. */
export const countOf = ({ data, size }: Notes) =>
  data ? `${formatNumber(size.total)}${size.isTotalExact ? '' : '+'}` : null

const useChange = <O extends Operation>(operation: O) =>
  useOperation(operation, { refreshes: [getEntityNotes, getHistory] })

export const useCreateNote = () => useChange(createNote)
export const useUpdateNote = () => useChange(updateNote)
export const useDeleteNote = () => useChange(deleteNote)

/** Reads a picture with the rights of the user, once for all places that show it. */
export function usePictureSource(): (fileId: string) => Promise<string> {
  const session = useSession()
  const client = useQueryClient()
  return useCallback(
    async (fileId) => {
      const asked = optionsOf(session, query(getNotePicture, { params: { fileId } }))
      const { contentType, data } = await client.fetchQuery({ ...asked, staleTime: Number.POSITIVE_INFINITY })
      return `data:${contentType};base64,${data}`
    },
    [session, client],
  )
}
