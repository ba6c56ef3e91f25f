import { expect, it } from 'vitest'
import { canBeVoided, searchFilters, searchKinds, sendsVoided } from './search-kinds.ts'

it('offers a filter for every search but that of all types [SEARCH-4] [SEARCH-5]', () => {
  expect(Object.keys(searchFilters)).toEqual([
    'Orders',
    'Shipments',
    'Invoices',
    'Locations',
    'Contacts',
    'ReferenceNumber',
  ])
  expect([...Object.values(searchFilters), 'all'].sort()).toEqual([...searchKinds].sort())
})

it('knows no voided locations and contacts [SEARCH-7]', () => {
  expect(searchKinds.filter((kind) => !canBeVoided(kind))).toEqual(['contacts', 'locations'])
})

it('sends includeVoided with orders, shipments, invoices and all types [SEARCH-26]', () => {
  expect(searchKinds.filter(sendsVoided)).toEqual(['orders', 'shipments', 'invoices', 'all'])
})
