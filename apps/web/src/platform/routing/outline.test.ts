import { expect, it } from 'vitest'
import { outlineOf } from './outline.ts'

it.each([
  ['/', 'dashboard'],
  ['/dashboard', 'dashboard'],
  ['/orders', 'cards'],
  ['/orders/', 'cards'],
  ['/quotes', 'wizard'],
  ['/shipments', 'table'],
  ['/shipments/tracking', 'map'],
  ['/shipments/S100775/preview', 'record'],
  ['/exceptions', 'inbox'],
  ['/lanes', 'lane'],
  ['/lanes/0198c0de', 'lane'],
  ['/orders/create', 'page'],
  ['/carriers', 'page'],
])('the outline of %s is the one of a %s', (path, outline) => {
  expect(outlineOf(path)).toBe(outline)
})
