import { expect, it } from 'vitest'
import { createRecentMessages } from './recent-messages.ts'

const message = (eventId: string) => ({ eventId, group: 'g', name: 'changed', entity: 'order', payload: { id: '1' } })

function aStore(limits: { keepMs?: number; most?: number } = {}) {
  let time = 1_000
  const store = createRecentMessages({ ...limits, now: () => time })
  return {
    add: (at: number, room: string, id: string) => {
      time = at
      store.add(room, message(id))
    },
    ids: (at: number, ms: number, rooms: string[]) => {
      time = at
      return store.ofLast(ms, rooms).map(({ eventId }) => eventId)
    },
  }
}

it('gives the messages of the last milliseconds to the given rooms, oldest first', () => {
  const { add, ids } = aStore()
  add(1_000, 'a', '1')
  add(1_400, 'a', '2')
  add(1_500, 'b', '3')
  add(1_600, 'c', '4')
  expect(ids(1_900, 500, ['a', 'b'])).toEqual(['2', '3'])
  expect(ids(1_900, 499, ['a', 'b'])).toEqual(['3'])
  expect(ids(1_900, 5_000, ['a'])).toEqual(['1', '2'])
})

it('gives nothing that is older than a minute, whatever is asked for', () => {
  const { add, ids } = aStore({ keepMs: 1_000 })
  add(1_000, 'a', '1')
  add(1_500, 'a', '2')
  expect(ids(2_100, 60_000, ['a'])).toEqual(['2'])
})

it('forgets the oldest ones when there are too many', () => {
  const { add, ids } = aStore({ most: 2 })
  for (const id of ['1', '2', '3', '4']) add(1_000, 'a', id)
  expect(ids(1_000, 1_000, ['a'])).toEqual(['3', '4'])
})
