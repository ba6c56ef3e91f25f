import { linkRel, pictureIdOf, safeLink } from '@lanewise/domain/notes/note-html'
import { deepestList, noteFonts } from '@lanewise/domain/notes/note-rules'
import type { Editor, Extensions } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { ListItem } from '@tiptap/extension-list'
import { Mention, type MentionOptions } from '@tiptap/extension-mention'
import { FontFamily, TextStyle } from '@tiptap/extension-text-style'
import StarterKit from '@tiptap/starter-kit'

export type SourceOf = (fileId: string) => Promise<string>

/** Editor extensions for the allowed content of a note. The rest of the starter kit is left out. */
export const noteExtensions = (sourceOf: SourceOf, suggestion: MentionOptions['suggestion']): Extensions => [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    listItem: false,
    link: {
      openOnClick: false,
      autolink: true,
      isAllowedUri: (address) => safeLink(address) !== null,
      HTMLAttributes: { rel: linkRel, target: '_blank' },
    },
  }),
  NestedItem,
  TextStyle,
  FontFamily.configure({ types: ['textStyle'] }),
  pictureOf(sourceOf),
  Mention.configure({ suggestion }),
]

/** Nesting depth of the list at the cursor. (NOTE-17) */
export function listDepth(editor: Editor): number {
  const { $from } = editor.state.selection
  return Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type.name).filter(
    (name) => name === 'bulletList' || name === 'orderedList',
  ).length
}

const NestedItem = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      // At the deepest level Tab does nothing, so that it does not leave the field in the middle of a list.
      Tab: () => listDepth(this.editor as Editor) >= deepestList || this.editor.commands.sinkListItem(this.name),
    }
  },
})

/**
 * Pictures from the portal's own storage, loaded with the rights of the user. No other images are allowed in a note.
 */
const pictureOf = (sourceOf: SourceOf) =>
  Image.extend({
    parseHTML: () => [
      { tag: 'img[src]', getAttrs: (element) => (pictureIdOf(element.getAttribute('src') ?? '') ? null : false) },
    ],
    addNodeView() {
      return ({ node }) => {
        const dom = document.createElement('img')
        dom.alt = String(node.attrs.alt ?? '')
        dom.dataset.picture = pictureIdOf(String(node.attrs.src)) ?? ''
        void sourceOf(dom.dataset.picture).then(
          (source) => {
            dom.src = source
          },
          () => undefined,
        )
        return { dom }
      }
    },
  }).configure({ inline: true, allowBase64: false })

export const fontOptions = noteFonts.map((font) => ({ value: font, label: font }))
