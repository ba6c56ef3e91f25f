import { humanize } from './format.ts'

type Changes = Record<string, readonly [unknown, unknown]>
type Labels = Record<string, string>

export type Recorded = { who: string; kind: string; name: string; action: string; changes: Changes }

/** AUDIT-2: an audit entry in plain words, one sentence per changed field. */
export function historySentences({ who, kind, name, action, changes }: Recorded, labels: Labels): string[] {
  if (action === 'sent') return describeChanges(changes, labels).map(({ label, to }) => `${who} sent ${label} to ${to}`)
  if (action !== 'changed') return [`${who} ${action} ${kind} ${name}`]
  return describeChanges(changes, labels).map(({ label, from, to }) => {
    if (from === null) return `${who} set ${label} to ${to}`
    if (to === null) return `${who} cleared ${label}, which was ${from}`
    return `${who} changed ${label} from ${from} to ${to}`
  })
}

/** Changes with the words people know, in the order of the labels: label, old and new value as shown; null stands for an empty value. */
export function describeChanges(changes: Changes, labels: Labels) {
  const compare = inOrderOf(labels)
  return Object.entries(changes)
    .sort(([a], [b]) => compare(a, b))
    .map(([field, [from, to]]) => ({
      field,
      label: labels[field] ?? (isInWords(field) ? field : humanize(field)),
      from: shownValue(from),
      to: shownValue(to),
    }))
}

/** Compares fields by the order of their labels; those in words come last, by their words. */
export function inOrderOf(labels: Labels): (a: string, b: string) => number {
  const order = Object.keys(labels)
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length)
  return (a, b) =>
    place(a) - place(b) || (isInWords(a) && isInWords(b) ? a.localeCompare(b, 'en', { numeric: true }) : 0)
}

/** Parts of a record that have no fixed names are recorded in words already: "Late Time of stop 1". */
const isInWords = (field: string) => field.includes(' ')

/** A value as people read it; null stands for an empty one. */
export function shownValue(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? null : value.map((entry) => shownValue(entry) ?? '-').join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value)
}
