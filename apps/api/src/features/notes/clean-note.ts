import {
  allowedAttribute,
  deepestHtml,
  linkRel,
  noteAttributes,
  noteTags,
  pictureIdOf,
} from '@lanewise/domain/notes/note-html'
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html'

/** The allowed part of the HTML that was sent, with the people and pictures that it refers to. */
export type CleanNote = { html: string; mentionIds: string[]; pictureIds: string[] }

/** The people a note may mention, with their names, and the pictures it may show. */
export type Known = { names: ReadonlyMap<string, string>; pictures: ReadonlySet<string> }

/** Keeps the elements and attributes on the list for notes and removes everything else. (NOTE-20) */
export function cleanNote(html: string): CleanNote {
  const mentionIds = new Set<string>()
  const pictureIds = new Set<string>()
  const cleaned = sanitizeHtml(html, {
    ...sanitizeOptions,
    transformTags: {
      ...transforms,
      span: (tagName, given) => {
        const attribs = filterAttributes(tagName, given)
        if (isMention(attribs)) mentionIds.add(attribs['data-id'] ?? '')
        return { tagName, attribs }
      },
      img: (tagName, given) => {
        const attribs = filterAttributes(tagName, given)
        const id = pictureIdOf(attribs.src ?? '')
        if (id) pictureIds.add(id)
        return { tagName, attribs }
      },
    },
  })
  return { html: cleaned, mentionIds: [...mentionIds], pictureIds: [...pictureIds] }
}

/**
 * A cleaned note without foreign pictures. A mention shows the person's name, or becomes plain text when the person may
 * not be mentioned.
 */
export const settledNote = (html: string, { names, pictures }: Known): string =>
  sanitizeHtml(html, {
    ...sanitizeOptions,
    transformTags: {
      ...transforms,
      span: (tagName, given) => {
        const attribs = filterAttributes(tagName, given)
        if (!isMention(attribs)) return { tagName, attribs: onlyStyle(attribs) }
        const id = attribs['data-id'] ?? ''
        const name = names.get(id)
        if (name === undefined) return { tagName, attribs: {} }
        return { tagName, attribs: { 'data-type': 'mention', 'data-id': id, 'data-label': name }, text: `@${name}` }
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !pictures.has(pictureIdOf(attribs.src ?? '') ?? ''),
  })

const isMention = (attribs: Attributes) => attribs['data-type'] === 'mention' && attribs['data-id'] !== undefined
const onlyStyle = ({ style }: Attributes): Attributes => (style ? { style } : {})

function filterAttributes(tag: string, given: Attributes): Attributes {
  const entries = Object.entries(given).map(([name, value]) => [name, allowedAttribute(tag, name, value)] as const)
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null))
}

/** Maps each notation of bold and italic to one element. A link without a valid address becomes plain text. */
const transforms: Record<string, (tagName: string, attribs: Attributes) => Tag> = {
  b: () => ({ tagName: 'strong', attribs: {} }),
  i: () => ({ tagName: 'em', attribs: {} }),
  ol: (tagName, given) => ({ tagName, attribs: filterAttributes(tagName, given) }),
  img: (tagName, given) => ({ tagName, attribs: filterAttributes(tagName, given) }),
  a: (_tagName, given): Tag => {
    const { href } = filterAttributes('a', given)
    return href ? { tagName: 'a', attribs: { href, target: '_blank', rel: linkRel } } : { tagName: 'span', attribs: {} }
  },
}

const sanitizeOptions: IOptions = {
  allowedTags: [...noteTags],
  allowedAttributes: Object.fromEntries(Object.entries(noteAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // The style values were already checked one by one.
  parseStyleAttributes: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'xmp',
    'noscript',
    'noembed',
    'noframes',
    'iframe',
    'title',
    'template',
    'math',
    'svg',
  ],
  nestingLimit: deepestHtml,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
}
