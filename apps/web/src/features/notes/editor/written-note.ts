import type { Editor } from '@tiptap/core'
import type { Written } from '#features/notes/use-note-saving.ts'

/** NOTE-15: the note as it stands in the editor, with everybody whom it mentions. */
export function writtenIn(editor: Editor, emails: ReadonlyMap<string, string>): Written {
  const mentioned = new Set<string>()
  editor.state.doc.descendants(({ type, attrs }) => {
    if (type.name === 'mention') mentioned.add(String(attrs.id))
  })
  return {
    noteHTML: editor.getHTML(),
    noteContent: editor.getText(),
    notifyUsers: [...mentioned].map((id) => ({ id, email: emails.get(id) ?? null, applicationAccess: 'Portal' })),
  }
}
