import { describe, expect, it } from 'vitest'
import { existingPage, pagingOf, totalText } from './paging.ts'

const at = (page: number, rows = 20, cursor = '') => ({ page, cursor, pageSize: 20, rows })
const endless = { total: 10_000, isTotalExact: false, next: 'n', previous: 'p' }

describe('a list that is counted', () => {
  it('says which rows of how many, and ends the range with the last row', () => {
    expect(pagingOf(at(8), { total: 1148 })).toMatchObject({ range: '141–160 of 1,148', position: '8 / 58' })
    expect(pagingOf(at(8, 8), { total: 148 })).toMatchObject({ range: '141–148 of 148', next: null, last: null })
    expect(pagingOf(at(1, 0), { total: 0 })).toMatchObject({
      range: '0 of 0',
      position: '1 / 1',
      first: null,
      next: null,
    })
    expect(totalText({ total: 10_000, isTotalExact: true })).toBe('10,000')
  })

  it('is paged by number', () => {
    expect(pagingOf(at(2), { total: 148 })).toMatchObject({
      first: { page: 1, cursor: '' },
      previous: { page: 1, cursor: '' },
      next: { page: 3, cursor: '' },
      last: { page: 8, cursor: '' },
    })
  })

  it('leaves a page beyond the end for the last one, also one that was counted from the end', () => {
    expect(existingPage(at(9, 0), { total: 41 })).toEqual({ page: 3, cursor: '' })
    expect(existingPage(at(1, 0), { total: 0 })).toBeNull()
    expect(existingPage(at(-2, 20, 'c'), { total: 41 })).toEqual({ page: 2, cursor: '' })
    expect(existingPage(at(3, 1), { total: 41 })).toBeNull()
  })
})

describe('a list beyond 10,000 [DEF-119]', () => {
  it('says 10,000+ and goes by number as far as it is counted', () => {
    expect(totalText(endless)).toBe('10,000+')
    expect(pagingOf(at(499), endless)).toMatchObject({
      range: '9,961–9,980 of 10,000+',
      position: '499 / 500+',
      next: { page: 500, cursor: '' },
      last: { page: -1, cursor: 'last' },
    })
  })

  it('goes on by the cursors of the neighbouring pages', () => {
    expect(pagingOf(at(500), endless).next).toEqual({ page: 501, cursor: 'n' })
    expect(pagingOf(at(502, 20, 'c'), endless)).toMatchObject({
      range: '10,021–10,040 of 10,000+',
      previous: { page: 501, cursor: 'p' },
      next: { page: 503, cursor: 'n' },
    })
    expect(pagingOf(at(501, 20, 'c'), endless).previous).toEqual({ page: 500, cursor: '' })
    expect(pagingOf(at(503, 7, 'c'), { ...endless, next: null })).toMatchObject({
      range: '10,041–10,047 of 10,000+',
      next: null,
    })
  })

  it('counts from the end behind the last page', () => {
    expect(pagingOf(at(-1, 7, 'last'), { ...endless, next: null })).toMatchObject({
      range: 'Last 7 of 10,000+',
      position: 'Last',
      previous: { page: -2, cursor: 'p' },
      next: null,
      last: null,
    })
    expect(pagingOf(at(-3, 20, 'c'), endless)).toMatchObject({
      range: 'Page 3 from the end of 10,000+',
      position: 'Last − 2',
      next: { page: -2, cursor: 'n' },
    })
    expect(pagingOf(at(-2, 20, 'c'), endless).next).toEqual({ page: -1, cursor: 'last' })
  })

  it('leads nowhere by cursors that are not known yet, and back to the start from a cursor that finds nothing', () => {
    const unknown = { total: 10_000, isTotalExact: false }
    expect(pagingOf(at(600, 0, 'c'), unknown)).toMatchObject({ next: null, previous: null })
    expect(existingPage(at(600, 0, 'c'), endless)).toEqual({ page: 1, cursor: '' })
  })
})
