import type { Editor } from '@tiptap/core'
import type { Written } from '#features/notes/use-note-saving.ts'

/** The editor keeps a line to write on below a heading or a list; nobody wants to read it. */
const emptyEnd = /(<p><\/p>)+$/

/** NOTE-15: the note as it stands in the editor, with everybody whom it mentions. */
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
