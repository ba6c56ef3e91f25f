import type { Entity } from '@lanewise/contract/entity'
import { humanize } from '@lanewise/domain/shared/format'
import type { SearchedField, SearchHit } from './feature.ts'

/** A record as the global search shows it. The facts are additional details. (DEF-120) */
export const recordResult = <R>(
  { plural, searchSection = humanize(plural), title, path }: Entity<R>,
  record: R & { id: string },
  facts: readonly (string | null)[],
  fields: readonly SearchedField[] = [],
): SearchHit => ({
  result: {
    projection: 'record',
    id: record.id,
    section: searchSection,
    list: plural,
    title: title(record),
    detail: facts.filter((fact) => fact).join(', '),
    path: path(record),
  },
  fields,
})

/** The given texts as searched fields, without those that are missing. */
export const searchedFields = (
  ...texts: readonly (readonly [label: string, ...texts: (string | null)[]])[]
): SearchedField[] =>
  texts.flatMap(([label, ...parts]) => {
    const text = [...new Set(parts)].filter((part) => part).join(', ')
    return text ? [{ label, text }] : []
  })
