import { type Editor, useEditor } from '@tiptap/react'
import { useRef, useState } from 'react'
import { pastedNote } from '#features/notes/clean-html.ts'
import { type Noted, usePictureSource } from '#features/notes/notes.api.ts'
import { noteExtensions } from './extensions.ts'
import { usePictures } from './use-pictures.ts'
import { useSuggestions } from './use-suggestions.ts'

type Options = {
  noted: Noted
  initial: string
  isFocused: boolean
  onChange: (html: string) => void
  onProblem: (problem: string | null) => void
  onSend: () => void
}

export function useNoteEditor({ noted, initial, isFocused, onChange, onProblem, onSend }: Options) {
  const people = useSuggestions(noted)
  const sourceOf = usePictureSource()
  const { isBusy, addPictures, takePasted } = usePictures(noted, onProblem)
  // The editor is created once, so it calls the latest callbacks through a ref.
  const latest = useRef({ onChange, onSend, addPictures, takePasted })
  latest.current = { onChange, onSend, addPictures, takePasted }
  const made = useRef<Editor | null>(null)
  const [extensions] = useState(() => noteExtensions(sourceOf, people.suggestion))
  const editor = useEditor({
    extensions,
    content: initial,
    autofocus: isFocused ? 'end' : false,
    // The security policy forbids styles injected by a library. The editor frame provides them.
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    onUpdate: ({ editor: changed }) => latest.current.onChange(changed.isEmpty ? '' : changed.getHTML()),
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Note' },
      transformPastedHTML: pastedNote,
      handleKeyDown: (_view, event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return false
        latest.current.onSend()
        return true
      },
      handlePaste: (_view, event) => latest.current.takePasted(made.current, event.clipboardData),
      handleDrop: (_view, event, _slice, isMoved) =>
        !isMoved && latest.current.takePasted(made.current, event.dataTransfer),
    },
  })
  made.current = editor
  return { editor, people, isBusy, addPictures: (files: File[]) => void addPictures(editor, files) }
}
