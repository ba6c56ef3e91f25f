import { humanize } from './format.ts'

type Changes = Record<string, readonly [unknown, unknown]>
type Labels = Record<string, string>

export type Recorded = { who: string; kind: string; name: string; action: string; changes: Changes }

/** Converts an audit entry to plain sentences, one per changed field. (AUDIT-2) */
export function historySentences({ who, kind, name, action, changes }: Recorded, labels: Labels): string[] {
  if (action === 'sent') return describeChanges(changes, labels).map(({ label, to }) => `${who} sent ${label} to ${to}`)
  if (action !== 'changed') return [`${who} ${action} ${humanize(kind).toLowerCase()} ${name}`]
  return describeChanges(changes, labels).map(({ label, from, to }) => {
    if (from === null) return `${who} set ${label} to ${to}`
    if (to === null) return `${who} cleared ${label}, which was ${from}`
    return `${who} changed ${label} from ${from} to ${to}`
  })
}

/** Changes with labels and displayed old and new values, in the order of the labels. Null stands for an empty value. */
export function describeChanges(changes: Changes, labels: Labels) {
  const compare = inOrderOf(labels)
  return Object.entries(changes)
    .sort(([a], [b]) => compare(a, b))
    .map(([field, [from, to]]) => ({
      field,
      label: labels[field] ?? (isReadableText(field) ? field : humanize(field)),
      from: shownValue(from),
      to: shownValue(to),
    }))
}

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
