import { addNotePicture } from '@lanewise/contract/notes'
import { pictureAddress, pictureIdOf } from '@lanewise/domain/notes/note-html'
import { notAPicture, notePictureLimit, pictureTooLarge } from '@lanewise/domain/notes/note-rules'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import type { Noted } from '#features/notes/notes.api.ts'
import { base64Of } from '#platform/form/base64.ts'
import { errorText } from '#platform/query/problem.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { isPicture, storablePicture } from '#ui/picture/storable-picture.ts'

type Given = Pick<DataTransfer, 'files' | 'getData'> | null

/** Stores a file and returns its URL for the note; null after a failure, which is reported. */
function useStore({ entityId }: Noted, onProblem: (problem: string | null) => void) {
  const { ask } = useSession()
  const [running, setRunning] = useState(0)
  const store = async (file: File): Promise<string | null> => {
    onProblem(null)
    setRunning((count) => count + 1)
    try {
      const picture = await storablePicture(file).catch(() => null)
      if (!picture || picture.size > notePictureLimit) {
        onProblem(picture ? pictureTooLarge : notAPicture)
        return null
      }
      const body = { entityId, fileName: picture.name.slice(0, 200), data: await base64Of(picture) }
      return pictureAddress((await ask(addNotePicture, { body })).fileId)
    } catch (error) {
      onProblem(errorText(error))
      return null
    } finally {
      setRunning((count) => count - 1)
    }
  }
  return { store, isBusy: running > 0 }
}

/** Pasted, dropped and selected pictures are stored, and the note links to the stored files. (NOTE-16) */
export function usePictures(noted: Noted, onProblem: (problem: string | null) => void) {
  const { store, isBusy } = useStore(noted, onProblem)
  const addPictures = async (editor: Editor | null, files: readonly File[]) => {
    for (const file of files) {
      const src = await store(file)
      if (src) editor?.chain().focus().setImage({ src, alt: file.name }).run()
    }
  }

  /** Handles content with pictures and leaves everything else to the editor. */
  const takePasted = (editor: Editor | null, given: Given): boolean => {
    const files = [...(given?.files ?? [])].filter(isPicture)
    const html = given?.getData('text/html') ?? ''
    const page = new DOMParser().parseFromString(html, 'text/html')
    const hasText = (page.body.textContent ?? '').trim() !== ''
    const images = [...page.images].filter((image) => !pictureIdOf(image.getAttribute('src') ?? ''))
    if (!editor || (images.length === 0 && (hasText || files.length === 0))) return false
    if (!hasText && files.length > 0) void addPictures(editor, files)
    else void insertWithPictures(editor, page, { images, files, store })
    return true
  }

  return { isBusy, addPictures, takePasted }
}

type Pasted = {
  images: HTMLImageElement[]
  files: File[]
  store: (file: File) => Promise<string | null>
}

/** Word processors paste pictures inline or as files beside the page. Pictures on other servers are dropped. */
async function insertWithPictures(editor: Editor, page: Document, { images, files, store }: Pasted) {
  const beside = [...files]
  for (const image of images) {
    const file = fileIn(image.getAttribute('src') ?? '') ?? beside.shift()
    const src = file && (await store(file))
    if (src) image.setAttribute('src', src)
    else image.remove()
  }
  editor.view.focus()
  editor.view.pasteHTML(page.body.innerHTML)
}

/** File inside a data URL. */
function fileIn(address: string): File | null {
  const [, type = '', data = ''] = /^data:(image\/[\w.+-]+);base64,([\w+/=\s]+)$/i.exec(address) ?? []
  if (!type) return null
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
  return new File([bytes], `picture.${type.split('/')[1]}`, { type })
}
