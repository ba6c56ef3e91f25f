import { fontOf, keptAttribute, linkRel, noteAttributes, noteTags, pictureIdOf } from '@lanewise/domain/notes/note-html'
import { deepestList } from '@lanewise/domain/notes/note-rules'
import createPurify from 'dompurify'

const purify = createPurify(window)
purify.addHook('uponSanitizeAttribute', (element, attribute) => {
  const kept = keptAttribute(element.nodeName.toLowerCase(), attribute.attrName, attribute.attrValue)
  attribute.keepAttr = kept !== null
  if (kept !== null) attribute.attrValue = kept
})

/** NOTE-20: what notes may hold of some HTML, and nothing else. */
const cleaned = (html: string): DocumentFragment =>
  purify.sanitize(html, {
    ALLOWED_TAGS: [...noteTags],
    ALLOWED_ATTR: [...new Set(Object.values(noteAttributes).flat())],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })

/**
 * A note to be shown. Its pictures have no address yet: they are read with the rights of the user. Fonts stand in an
 * attribute that the style sheet knows, because the security policy allows no styles in the page itself.
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

/** What is pasted from elsewhere, as a note may hold it; lists that go too deep join the last one that may be there. */
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
