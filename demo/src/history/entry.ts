export type Person = { id: string; firstName: string; lastName: string }
export type Subject = { entity: string; id: string; name: string }

export const hour = 3_600_000
export const day = 24 * hour

type What = { action: string; changes: Record<string, [unknown, unknown]>; at: Date }

export const entry = (subject: Subject, person: Person, { action, changes, at }: What) => ({
  entity: subject.entity,
  entityId: subject.id,
  entityName: subject.name,
  action,
  changes: JSON.stringify(changes),
  userId: person.id,
  userName: `${person.firstName} ${person.lastName}`,
  at,
})

export type Entry = ReturnType<typeof entry>
