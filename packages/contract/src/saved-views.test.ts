import { expect, it } from 'vitest'
import { viewQuery } from './saved-views.ts'

it('takes search, filters and order of an address, whatever their order, and leaves out the page and an open dialog', () => {
  expect(viewQuery('?page=3&state=TX&mode=TL&mode=LTL&search=')).toBe('mode=LTL&mode=TL&state=TX')
  expect(viewQuery('state=TX&mode=LTL&mode=TL')).toBe('mode=LTL&mode=TL&state=TX')
  expect(viewQuery('?page=2')).toBe('')
  expect(viewQuery('?contactId=new&search=lind')).toBe('search=lind')
})

it('keeps signs that have a meaning in addresses', () => {
  expect(viewQuery('?search=salt %26 pepper%3D1')).toBe('search=salt+%26+pepper%3D1')
  expect(viewQuery(`?${viewQuery('?search=a+b')}`)).toBe('search=a+b')
})
