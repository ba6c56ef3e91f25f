import { expect, it } from 'vitest'
import { allEntities, allEvents } from './index.ts'

it.each(allEvents.map((event) => [event.name, event] as const))(
  '%s says which record changed, by what name people know it and how, and nothing else of it',
  (_name, { payload }) => {
    const { id, action: _action, ...names } = payload.shape as Record<string, unknown>
    expect(id).toBeDefined()
    expect(Object.keys(names).length).toBeLessThanOrEqual(1)
  },
)

it('every event belongs to one kind of record, so that its permission decides who hears it', () => {
  const owned = allEntities.flatMap(({ events }) => events.map(({ name }) => name))
  expect(owned.sort()).toEqual(allEvents.map(({ name }) => name).sort())
})
