import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readStored, writeStored } from './stored.ts'

const view = z.enum(['cardView', 'tableView'])
const read = () => readStored('orderViewPref', view, 'cardView')

/** A storage that the browser blocks. */
const forbidden = new Proxy({} as Storage, {
  get: () => () => {
    throw new DOMException('Forbidden', 'SecurityError')
  },
})

describe('a stored value', () => {
  it('is read back as it was written', () => {
    writeStored('orderViewPref', 'tableView')
    expect(localStorage.getItem('orderViewPref')).toBe('tableView')
    expect(read()).toBe('tableView')
    writeStored('hiddenPreplans', { a: true })
    expect(readStored('hiddenPreplans', z.record(z.string(), z.boolean()), {})).toEqual({ a: true })
  })

  it('is the default when it is missing [UX-43]', () => {
    expect(read()).toBe('cardView')
  })

  it.each(['', 'listView', '{"broken', 'null', '[]', '"cardView'])(
    'is the default when %j is stored, without an error [UX-43]',
    (stored) => {
      localStorage.setItem('orderViewPref', stored)
      expect(read()).toBe('cardView')
    },
  )

  it('is the default when the storage cannot be read [UX-43]', () => {
    expect(readStored('orderViewPref', view, 'cardView', forbidden)).toBe('cardView')
    expect(() => writeStored('orderViewPref', 'tableView', forbidden)).not.toThrow()
  })

  it('is removed by writing nothing', () => {
    writeStored('orderViewPref', 'tableView')
    writeStored('orderViewPref', null)
    expect(localStorage.getItem('orderViewPref')).toBeNull()
  })
})
