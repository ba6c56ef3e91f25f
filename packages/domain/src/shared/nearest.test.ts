import { expect, it } from 'vitest'
import { nearestName } from './nearest.ts'

const names = ['Copperline Transport', 'Copper Lines', 'Kestrel Lines']

it('names what was most likely meant, whatever the case', () => {
  expect(nearestName('coperline transport', names)).toBe('Copperline Transport')
  expect(nearestName('KESTREL LINE', names)).toBe('Kestrel Lines')
  expect(nearestName('Kestrel Lines', names)).toBe('Kestrel Lines')
})

it('names nothing where too much differs', () => {
  expect(nearestName('Blue Prairie', names)).toBeNull()
  expect(nearestName('', names)).toBeNull()
  expect(nearestName('Copperline', [])).toBeNull()
})
