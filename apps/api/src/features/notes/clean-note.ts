import {
  deepestHtml,
  keptAttribute,
  linkRel,
  noteAttributes,
  noteTags,
  pictureIdOf,
} from '@lanewise/domain/notes/note-html'
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html'

/** What notes may hold of HTML that somebody sent, and the people and pictures that it names. */
export type CleanNote = { html: string; mentionIds: string[]; pictureIds: string[] }

/** Those whom a note may mention with their names, and the pictures that it may show. */
export type Known = { names: ReadonlyMap<string, string>; pictures: ReadonlySet<string> }

/** NOTE-20: keeps what is on the list of notes and nothing else. */
export function cleanNote(html: string): CleanNote {
  const mentionIds = new Set<string>()
  const pictureIds = new Set<string>()
  const cleaned = sanitizeHtml(html, {
    ...kept,
    transformTags: {
      ...transforms,
      span: (tagName, given) => {
        const attribs = keptOf(tagName, given)
        if (isMention(attribs)) mentionIds.add(attribs['data-id'] ?? '')
        return { tagName, attribs }
      },
      img: (tagName, given) => {
        const attribs = keptOf(tagName, given)
        const id = pictureIdOf(attribs.src ?? '')
        if (id) pictureIds.add(id)
        return { tagName, attribs }
      },
    },
  })
  return { html: cleaned, mentionIds: [...mentionIds], pictureIds: [...pictureIds] }
}

/** A clean note without pictures that are not its own; a mention bears the name of who is meant, or is plain text. */
export const settledNote = (html: string, { names, pictures }: Known): string =>
  sanitizeHtml(html, {
    ...kept,
    transformTags: {
      ...transforms,
      span: (tagName, given) => {
        const attribs = keptOf(tagName, given)
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

function keptOf(tag: string, given: Attributes): Attributes {
  const entries = Object.entries(given).map(([name, value]) => [name, keptAttribute(tag, name, value)] as const)
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null))
}

/** One word for each way to write bold and italic; a link that leads nowhere is its text. */
const transforms: Record<string, (tagName: string, attribs: Attributes) => Tag> = {
  b: () => ({ tagName: 'strong', attribs: {} }),
  i: () => ({ tagName: 'em', attribs: {} }),
  ol: (tagName, given) => ({ tagName, attribs: keptOf(tagName, given) }),
  img: (tagName, given) => ({ tagName, attribs: keptOf(tagName, given) }),
  a: (_tagName, given): Tag => {
    const { href } = keptOf('a', given)
    return href ? { tagName: 'a', attribs: { href, target: '_blank', rel: linkRel } } : { tagName: 'span', attribs: {} }
  },
}

const kept: IOptions = {
  allowedTags: [...noteTags],
  allowedAttributes: Object.fromEntries(Object.entries(noteAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Their values were judged one by one.
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
