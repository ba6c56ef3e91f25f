import { describe, expect, it } from 'vitest'
import { uuidV5 } from './uuid-v5.ts'

describe('a uuid made from a name', () => {
  it('is the same for the same name and another for another', () => {
    expect(uuidV5('tenders.expire:1')).toBe(uuidV5('tenders.expire:1'))
    expect(uuidV5('tenders.expire:1')).not.toBe(uuidV5('tenders.expire:2'))
  })

  it('says that it is of version 5', () => {
    for (const name of ['', 'a', 'Überfracht', 'x'.repeat(1000)])
      expect(uuidV5(name)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })
})
