import type { Entity } from '@lanewise/contract/entity'
import type { Subject } from '#platform/context.ts'

/** A record as history names it. */
export const subjectOf = <R extends { id: string }>(entity: Pick<Entity<R>, 'name' | 'title'>, row: R): Subject => ({
  entity: entity.name,
  id: row.id,
  name: entity.title(row),
})
