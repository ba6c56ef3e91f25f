import { expect, it } from 'vitest'
import { hazmatGap } from '#hazmat/booking-gaps.ts'
import type { HazmatMaterial } from '#hazmat/material.ts'
import { corrosive, forbidden, paint } from '#hazmat/testing/materials.ts'

const thinner = {
  isHazmat: true,
  description: 'Thinner',
  hazmatUNNumber: 'UN1263',
  properShippingName: 'Paint',
  technicalName: null,
  hazmatPackingGroup: 'II',
  isLimitedQuantity: false,
}
const call = { orderNumber: 'O1', contact: 'Chem Desk (800) 555-0101' }
const gap = (
  items: (typeof thinner | object)[],
  contacts = [call] as { orderNumber: string; contact: string | null }[],
) =>
  hazmatGap({
    items: items.map((facts) => ({ ...thinner, ...facts })),
    emergencyContacts: contacts,
    materialsFor: ({ hazmatUNNumber }): HazmatMaterial[] =>
      [...paint, corrosive, forbidden].filter(({ unNumber }) => unNumber === hazmatUNNumber || unNumber === null),
    before: 'the freight is booked',
  })?.message

it('waits for the proper names of hazardous items [DEF-26]', () => {
  expect(
    gap([{ properShippingName: null }, { description: 'Brushes', isHazmat: false, properShippingName: null }]),
  ).toBe('Enter the proper shipping name of Thinner before the freight is booked')
  expect(gap([{}])).toBeUndefined()
})

it('waits for the technical name of an entry with symbol G, and refuses a forbidden material [DEF-132]', () => {
  const cleaner = { hazmatUNNumber: 'UN1760', properShippingName: 'Corrosive liquid, n.o.s.', description: 'Cleaner' }
  expect(gap([cleaner])).toBe('Enter the technical name of Cleaner before the freight is booked')
  expect(gap([{ ...cleaner, technicalName: 'phosphoric acid' }])).toBeUndefined()
  expect(gap([{ properShippingName: 'Acetylene silver nitrate' }])).toBe(
    'Acetylene silver nitrate is forbidden in transportation',
  )
})

it('refuses a limited quantity that the table does not know [DEF-132]', () => {
  const [base] = paint
  const strict = paint.map((one) => ({
    ...one,
    packingGroups: base?.packingGroups.map((group) => ({ ...group, allowsLimitedQuantity: false })) ?? [],
  }))
  const gapOf = (isLimitedQuantity: boolean) =>
    hazmatGap({
      items: [{ ...thinner, isLimitedQuantity }],
      emergencyContacts: [call],
      materialsFor: () => strict,
      before: 'the freight is booked',
    })?.message
  expect(gapOf(true)).toBe('Paint in packing group II cannot ship as a limited quantity')
  expect(gapOf(false)).toBeUndefined()
})

it('waits for an emergency phone number with its area code', () => {
  expect(gap([{}], [call, { orderNumber: 'O2', contact: 'Night desk 555-0101' }])).toBe(
    'Enter an emergency phone number on order O2 before the freight is booked',
  )
  expect(gap([{ isHazmat: false }], [{ orderNumber: 'O2', contact: null }])).toBeUndefined()
})
