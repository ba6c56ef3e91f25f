import type { Entity } from '@lanewise/contract/entity'
import type { RecordResult } from '@lanewise/contract/search'
import { humanize } from '@lanewise/domain/shared/format'

/** A record as the global search shows it. The facts are additional details. (DEF-120) */
export const recordResult = <R>(
  { plural, searchSection = humanize(plural), title, path }: Entity<R>,
  record: R & { id: string },
  facts: readonly (string | null)[],
): RecordResult => ({
  projection: 'record',
  id: record.id,
  section: searchSection,
  list: plural,
  title: title(record),
  detail: facts.filter((fact) => fact).join(', '),
  path: path(record),
})
