import { formatDate, formatDateTime, humanize } from '#shared/format.ts'
import type { Phrase, ShownChange } from './phrase.ts'

type Changes = Readonly<Record<string, readonly [unknown, unknown]>>
type Labels = Readonly<Record<string, string>>

export type Recorded = { who: string; kind: string; name: string; action: string; changes: Changes }

/** How a kind of record is written about, and the time zone for times without one of their own. */
export type Wording = { labels: Labels; phrases?: readonly Phrase[]; timeZone: string }

/** Converts an entry of the history to plain sentences, one per event or changed field. (AUDIT-2, DEF-139) */
export function historySentences(recorded: Recorded, wording: Wording): string[] {
  const { who, kind, name, action, changes } = recorded
  const changed = describeChanges(changes, wording)
  if (action === 'used') return changed.map(({ to }) => `${who} called the API (${to})`)
  if (action === 'sent') return changed.map(({ label, to }) => `${who} sent the ${lowerFirst(label)} to ${to}`)
  if (action !== 'changed') return [`${who} ${action} ${kindText(kind)} ${name}`]
  return eventTexts(changed, who, wording.phrases ?? []).map((text) => `${who} ${text}`)
}

/** Each phrase takes the fields that it describes. Fields that no phrase describes follow one by one. */
function eventTexts(changed: readonly ShownChange[], who: string, phrases: readonly Phrase[]): string[] {
  const left = new Map(changed.map((change) => [change.field, change]))
  const events = [...phrases, ...commonPhrases].flatMap(({ fields, text }) => {
    if (!fields.every((field) => left.has(field))) return []
    const event = text(Object.fromEntries(left), who)
    if (event !== null) for (const field of fields) left.delete(field)
    return event ?? []
  })
  return [...events, ...[...left.values()].map(fieldText)]
}

function fieldText({ label, from, to }: ShownChange): string {
  if (from === null && label.startsWith('New ')) return `added ${label.slice(4)}: ${to}`
  if (to === null && label.startsWith('Former ')) return `removed ${label.slice(7)}: ${from}`
  if (to === 'On' || to === 'Off') return `turned ${to.toLowerCase()} ${label}`
  if (from === null) return `set ${label} to ${to}`
  if (to === null) return `cleared ${label} (was ${from})`
  return `changed ${label} from ${from} to ${to}`
}

/** Notes can be written on several kinds of records. */
const commonPhrases: readonly Phrase[] = [
  {
    fields: ['Note'],
    text: ({ Note: { from, to } = { from: null, to: null } }) => {
      if (from === null) return `added a note: ${to}`
      return to === null ? `deleted a note: ${from}` : `edited a note: ${to}`
    },
  },
]

/** Name of a kind of record within a sentence: "bill to company", "API key". */
const kindText = (kind: string) => humanize(kind).toLowerCase().replace(/^api /, 'API ')
const lowerFirst = (label: string) => `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`

/** Changes with labels and displayed old and new values, in the order of the labels. */
export function describeChanges(changes: Changes, { labels, timeZone }: Wording): ShownChange[] {
  const compare = inOrderOf(labels)
  const shown = (value: unknown) => (isTime(value) ? timeText(value, timeZone) : shownValue(value))
  return Object.entries(changes)
    .sort(([a], [b]) => compare(a, b))
    .map(([field, [from, to]]) => ({
      field,
      label: labels[field] ?? (isReadableText(field) ? field : humanize(field)),
      from: shown(from),
      to: shown(to),
    }))
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(value)

const timeText = (value: string, timeZone: string) =>
  value.includes('T') ? formatDateTime(value, timeZone) : formatDate(value, timeZone)

/**
 * Compares fields by the order of their labels. Fields that are already readable text come last, sorted alphabetically.
 */
export function inOrderOf(labels: Labels): (a: string, b: string) => number {
  const order = Object.keys(labels)
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length)
  return (a, b) =>
    place(a) - place(b) || (isReadableText(a) && isReadableText(b) ? a.localeCompare(b, 'en', { numeric: true }) : 0)
}

/** Parts of a record without fixed field names are recorded as readable text: "Late Time of stop 1". */
const isReadableText = (field: string) => field.includes(' ')

/** Value as displayed to the user. Null stands for an empty value. */
export function shownValue(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((entry) => shownValue(entry) ?? '-').join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value)
}
