import { expect, it } from 'vitest'
import { anyKind, onePerson } from './event.ts'
import { allEntities, allEvents } from './index.ts'

const ofOneKind = allEvents.filter(({ entity }) => entity !== anyKind && entity !== onePerson)
const ofAnyKind = allEvents.filter(({ entity }) => entity === anyKind)

it.each(ofOneKind.map((event) => [event.name, event] as const))(
  '%s says which record changed, by what name people know it and how, and nothing else of it',
  (_name, { payload }) => {
    const { id, action: _action, ...names } = payload.shape as Record<string, unknown>
    expect(id).toBeDefined()
    expect(Object.keys(names).length).toBeLessThanOrEqual(1)
  },
)

it('every event belongs to one kind of record, so that its permission decides who hears it', () => {
  const owned = allEntities.flatMap(({ events }) => events.map(({ name }) => name))
  expect(owned.sort()).toEqual(ofOneKind.map(({ name }) => name).sort())
})

it.each(ofAnyKind.map((event) => [event.name, event] as const))(
  '%s names the kind of its record, whose permission decides who hears it, and tells nothing that was written',
  (_name, { payload }) => {
    expect(payload.shape).toHaveProperty('entityType')
    for (const field of ['noteContent', 'noteHTML']) expect(payload.shape).not.toHaveProperty(field)
  },
)

it('what concerns one person says nothing but that there is something', () => {
  const ofOnePerson = allEvents.filter(({ entity }) => entity === onePerson)
  expect(ofOnePerson.map(({ name, payload }) => [name, Object.keys(payload.shape)])).toEqual([['notified', ['id']]])
})
