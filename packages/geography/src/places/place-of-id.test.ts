import { expect, it } from 'vitest'
import { placeOfId } from './place-of-id.ts'

it('the id of a postal code or of a city leads to its place, any other to none', () => {
  expect(placeOfId('US:46204')).toMatchObject({ city: 'Indianapolis', state: 'IN', postalCode: '46204' })
  expect(placeOfId('US:IN:Indianapolis')).toMatchObject({ city: 'Indianapolis', state: 'IN', postalCode: null })
  expect(['US:00000', 'US:IN:Atlantis', 'Indianapolis', ''].map(placeOfId)).toEqual(Array(4).fill(undefined))
})
