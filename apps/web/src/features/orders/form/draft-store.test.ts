import { expect, it, vi } from 'vitest'
import { createDraftStore } from './draft-store.ts'
import type { OrderDraft } from './order-draft.ts'
import { aDraft } from './testing/given.tsx'

const issue = { path: ['specialInstructions'], message: 'At most 10,000 characters' }

function open() {
  const start = aDraft()
  const check = vi.fn(() => [issue])
  const store = createDraftStore(start, check)
  const listener = vi.fn()
  const end = store.subscribe(listener)
  /** Changes values in place, as the form does. */
  const change = (make: (values: OrderDraft) => void, errors = {}) => {
    make(start)
    store.update(start, errors)
  }
  return { store, check, heard: listener, end, change }
}

it('keeps what did not change as the same object, and never changes one in place', () => {
  const { store, change } = open()
  const before = store.draft()
  change((values) => Object.assign(values.stops[0] ?? {}, { notes: 'Ring twice' }))
  const after = store.draft()
  expect(before.stops[0]?.notes).toBeNull()
  expect(after.stops[0]?.notes).toBe('Ring twice')
  expect(after.stops[1]).toBe(before.stops[1])
  expect(after.referenceNumbers).toBe(before.referenceNumbers)
})

it('notices the second change of something that was new with the first', () => {
  const { store, change } = open()
  const added = { typeId: 'GlCode', label: 'GL Code', value: '', isRequired: false } as const
  change((values) => Object.assign(values, { referenceNumbers: [...values.referenceNumbers, { ...added }] }))
  const before = store.draft()
  change((values) => Object.assign(values.referenceNumbers.at(-1) ?? {}, { value: '77' }))
  expect(store.draft()).not.toBe(before)
  expect(store.draft().referenceNumbers.at(-1)?.value).toBe('77')
})

it('runs the rules once per change, and again when they know more', () => {
  const { store, check, change } = open()
  expect(store.issues()).toEqual([issue])
  store.issues()
  expect(check).toHaveBeenCalledOnce()
  change(() => {}, { markup: { type: 'server', message: 'Too high' } })
  store.issues()
  expect(check).toHaveBeenCalledOnce()
  change((values) => Object.assign(values, { markup: 5 }))
  store.issues()
  expect(check).toHaveBeenCalledTimes(2)
  store.checkAgain()
  store.issues()
  expect(check).toHaveBeenCalledTimes(3)
})

it('tells of changes of the draft, its messages and its rules only', () => {
  const { store, heard: received, end, change } = open()
  change(() => {})
  expect(received).not.toHaveBeenCalled()
  change((values) => Object.assign(values, { markup: 5 }))
  change(() => {}, { markup: { type: 'rule', message: 'Too high' } })
  change(() => {}, { markup: { type: 'rule', message: 'Too high' } })
  expect(received).toHaveBeenCalledTimes(2)
  expect(store.errors()).toEqual([{ name: 'markup', type: 'rule', message: 'Too high' }])
  store.checkAgain()
  expect(received).toHaveBeenCalledTimes(3)
  end()
  store.checkAgain()
  expect(received).toHaveBeenCalledTimes(3)
})
