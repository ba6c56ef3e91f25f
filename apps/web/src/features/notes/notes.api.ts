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

/** Record that the notes belong to, with the ids for the API and the name for users. */
export type Noted = Pick<NoteCreate, 'entityType' | 'entityId'> & {
  name: string
  link: string
  originationType?: NoteCreate['originationType']
}

export const useNotes = ({ entityId }: Noted) =>
  usePages(query(getEntityNotes, { params: { entityId } }, { refreshOn: [noteAdded, noteChanged] }), ({ id }) => id)

export type Notes = ReturnType<typeof useNotes>

/** Number of notes; null until it is known. */
export const countOf = ({ data, size }: Notes) =>
  data ? `${formatNumber(size.total)}${size.isTotalExact ? '' : '+'}` : null

const useChange = <O extends Operation>(operation: O) =>
  useOperation(operation, { refreshes: [getEntityNotes, getHistory] })

export const useCreateNote = () => useChange(createNote)
export const useUpdateNote = () => useChange(updateNote)
export const useDeleteNote = () => useChange(deleteNote)

/** Loads a picture with the rights of the user, once for all components that show it. */
export function usePictureSource(): (fileId: string) => Promise<string> {
  const session = useSession()
  const client = useQueryClient()
  return useCallback(
    async (fileId) => {
      const options = optionsOf(session, query(getNotePicture, { params: { fileId } }))
      const { contentType, data } = await client.fetchQuery({ ...options, staleTime: Number.POSITIVE_INFINITY })
      return `data:${contentType};base64,${data}`
    },
    [session, client],
  )
}
