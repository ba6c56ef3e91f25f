import {
  allowedAttribute,
  fontOf,
  linkRel,
  noteAttributes,
  noteTags,
  pictureIdOf,
} from '@lanewise/domain/notes/note-html'
import { deepestList } from '@lanewise/domain/notes/note-rules'
import createPurify from 'dompurify'

const purify = createPurify(window)
purify.addHook('uponSanitizeAttribute', (element, attribute) => {
  const value = allowedAttribute(element.nodeName.toLowerCase(), attribute.attrName, attribute.attrValue)
  attribute.keepAttr = value !== null
  if (value !== null) attribute.attrValue = value
})

/** Removes everything from HTML that notes may not contain. (NOTE-20) */
const cleaned = (html: string): DocumentFragment =>
  purify.sanitize(html, {
    ALLOWED_TAGS: [...noteTags],
    ALLOWED_ATTR: [...new Set(Object.values(noteAttributes).flat())],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })

/**
 * Note content for display. Pictures have no source yet, because they are loaded with the rights of the user. Fonts are
 * in an attribute that the style sheet handles, because the security policy forbids inline styles.
 */
export function shownNote(html: string): DocumentFragment {
  const fragment = cleaned(html)
  for (const image of fragment.querySelectorAll('img')) {
    const id = pictureIdOf(image.getAttribute('src') ?? '')
    image.removeAttribute('src')
    if (id) image.dataset.picture = id
    else image.remove()
  }
  for (const span of fragment.querySelectorAll('span')) {
    const font = fontOf(span.getAttribute('style') ?? '')
    span.removeAttribute('style')
    if (font) span.dataset.font = font
  }
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank'
    link.rel = linkRel
  }
  return fragment
}

/** Pasted HTML reduced to what a note may contain. Lists nested too deep join the deepest allowed one. */
export function pastedNote(html: string): string {
  const fragment = cleaned(html)
  for (const list of [...fragment.querySelectorAll('ul, ol')].reverse()) {
    if (depthOf(list) > deepestList) list.closest('li')?.after(...list.children)
  }
  for (const list of fragment.querySelectorAll('ul:empty, ol:empty')) list.remove()
  const holder = document.createElement('template').content.ownerDocument.createElement('div')
  holder.append(fragment)
  return holder.innerHTML
}

function depthOf(list: Element): number {
  const outer = list.parentElement?.closest('ul, ol')
  return outer ? depthOf(outer) + 1 : 1
}
