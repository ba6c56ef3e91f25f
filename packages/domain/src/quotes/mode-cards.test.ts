import { describe, expect, it } from 'vitest'
import type { ShippingMode } from '#freight/modes.ts'
import { modeCards, offeredCards, servicesFor, startingModes, toggleCard } from './mode-cards.ts'

const card = (label: string) => {
  const match = modeCards.find((one) => one.label === label)
  if (!match) throw new Error(`No card ${label}`)
  return match
}
const dry = (...shippingModes: ShippingMode[]) => ({ equipmentMode: 1 as const, shippingModes })
const none = { availableShippingModes: [], availableEquipmentModes: [] }
const labels = (available: Parameters<typeof offeredCards>[0]) => offeredCards(available).map(({ label }) => label)

describe('cards that a company may use', () => {
  it('are those of its shipping and equipment modes', () => {
    expect(labels({ availableShippingModes: ['TL'], availableEquipmentModes: [1, 3] })).toEqual([
      'Truckload Dry',
      'Flatbed',
    ])
    expect(labels({ availableShippingModes: ['LTL'], availableEquipmentModes: [] })).toEqual(['LTL'])
  })

  it('are all where nothing is listed', () => {
    expect(labels(none)).toEqual(['LTL', 'LTL-Volume', 'Truckload Dry', 'Reefer', 'Flatbed'])
  })
})

describe('a click on a card', () => {
  it('replaces everything where the equipment is another', () => {
    expect(toggleCard(dry('LTL', 'TL'), card('Flatbed'))).toEqual({ equipmentMode: 3, shippingModes: ['TL'] })
  })
  it('adds a mode of the same equipment', () => {
    expect(toggleCard(dry('TL'), card('LTL'))).toEqual(dry('LTL', 'TL'))
  })
  it('swaps LTL and LTL-Volume', () => {
    expect(toggleCard(dry('LTL', 'TL'), card('LTL-Volume'))).toEqual(dry('VLTL', 'TL'))
    expect(toggleCard(dry('VLTL'), card('LTL'))).toEqual(dry('LTL'))
  })
  it('takes a picked one back, also the last', () => {
    expect(toggleCard(dry('LTL', 'TL'), card('LTL'))).toEqual(dry('TL'))
    expect(toggleCard(dry('TL'), card('Truckload Dry'))).toEqual(dry())
  })
})

describe('overlength', () => {
  const long = [{ packageLength: 120, packageWidth: 40 }]
  it('follows the items while freight shares a trailer', () => {
    expect(servicesFor(['LTL', 'TL'], ['InBond', 'Overlength8'], long)).toEqual(['InBond', 'Overlength10'])
  })
  it('is gone when neither LTL nor LTL-Volume is left', () => {
    expect(servicesFor(['TL'], ['InBond', 'Overlength10'], long)).toEqual(['InBond'])
    expect(servicesFor([], ['Overlength10'], long)).toEqual([])
  })
})

describe('a fresh form', () => {
  const from = (given: Partial<Parameters<typeof startingModes>[0]>) =>
    startingModes({ ...none, defaultShippingMode: null, defaultEquipmentMode: null, ...given })
  it('starts from what the company has set', () => {
    expect(from({ defaultShippingMode: 'TL', defaultEquipmentMode: 2 })).toEqual({
      equipmentMode: 2,
      shippingModes: ['TL'],
    })
    expect(from({ defaultShippingMode: 'VLTL' })).toEqual(dry('VLTL'))
  })
  it('starts dry where nothing is set', () => {
    expect(from({})).toEqual(dry('LTL'))
  })
  it('takes the first card on offer where none shows the default', () => {
    expect(from({ defaultEquipmentMode: 4 })).toEqual(dry('LTL'))
    expect(from({ availableEquipmentModes: [6] })).toEqual(dry())
  })
})
