import type { Editor } from '@tiptap/core'
import type { Written } from '#features/notes/use-note-saving.ts'

/** The editor keeps an empty line below a final heading or list, which is not part of the note. */
const emptyEnd = /(<p><\/p>)+$/

/** Note in the editor, with everyone it mentions. (NOTE-15) */
export function writtenIn(editor: Editor, emails: ReadonlyMap<string, string>): Written {
  const mentioned = new Set<string>()
  editor.state.doc.descendants(({ type, attrs }) => {
    if (type.name === 'mention') mentioned.add(String(attrs.id))
  })
  return {
    noteHTML: editor.getHTML().replace(emptyEnd, ''),
    noteContent: editor.getText().trimEnd(),
    notifyUsers: [...mentioned].map((id) => ({ id, email: emails.get(id) ?? null, applicationAccess: 'Portal' })),
  }
}
