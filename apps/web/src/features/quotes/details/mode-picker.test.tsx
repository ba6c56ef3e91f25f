import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aQuote, card, longItem, type OpenedWizard, openWizard } from '#features/quotes/testing/given.tsx'

const cards = () => within(screen.getByRole('group', { name: 'Shipping Mode' })).getAllByRole('checkbox')
const namesOf = (list: HTMLElement[]) => list.map((one) => one.closest('label')?.textContent)
const picked = () => namesOf(cards().filter((one) => (one as HTMLInputElement).checked))
const click = ({ keys }: OpenedWizard, name: string) => keys.click(card(name))
const holds = (opened: OpenedWizard, equipmentMode: number, shippingModes: string[]) =>
  waitFor(() => expect(opened.kept().details).toMatchObject({ equipmentMode, shippingModes }))

describe('the cards on offer', () => {
  it('are LTL, LTL-Volume, Truckload Dry, Reefer and Flatbed [QUOTE-27], all of them where the company lists none [QUOTE-29]', async () => {
    await openWizard()
    expect(namesOf(cards())).toEqual(['LTL', 'LTL-Volume', 'Truckload Dry', 'Reefer', 'Flatbed'])
  })

  it('are only those that the company allows [QUOTE-28]', async () => {
    await openWizard({ configuration: { availableShippingModes: ['VLTL', 'TL'], availableEquipmentModes: [1, 3] } })
    expect(namesOf(cards())).toEqual(['LTL-Volume', 'Truckload Dry', 'Flatbed'])
  })

  it('say so where the company allows none that can be quoted', async () => {
    await openWizard({ configuration: { availableEquipmentModes: [6] } })
    expect(screen.getByText('No quotable mode is turned on for your company.')).toBeVisible()
  })
})

describe('what a choice means', () => {
  it.each([
    [[], 'Dry, 0 modes', 'Pick at least one card.'],
    [['LTL'], 'Dry, 1 mode', 'Your freight shares the trailer with other shippers; add Truckload Dry to compare.'],
    [['TL'], 'Dry, 1 mode', 'A full trailer: includes contracted rates and spot rates.'],
    [
      ['LTL', 'TL'],
      'Dry, 2 modes',
      'LTL and Truckload Dry are compared on one page. Reefer or Flatbed would replace both.',
    ],
  ] as const)('is said beside the cards: %s', async (shippingModes, title, text) => {
    await openWizard({ at: { details: aQuote({ shippingModes: [...shippingModes] }) } })
    expect(screen.getByText(title)).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByText('Modes of the same equipment can be rated together')).toBeVisible()
  })
})

describe('picking a card', () => {
  it('of another equipment replaces the whole selection [QUOTE-30]', async () => {
    const opened = await openWizard({ at: { details: aQuote({ shippingModes: ['LTL', 'TL'] }) } })
    await click(opened, 'Reefer')
    expect(picked()).toEqual(['Reefer'])
    await holds(opened, 2, ['TL'])
    await click(opened, 'LTL')
    expect(picked()).toEqual(['LTL'])
    await holds(opened, 1, ['LTL'])
  })

  it('of the same equipment adds it [QUOTE-31]', async () => {
    const opened = await openWizard()
    await click(opened, 'Truckload Dry')
    expect(picked()).toEqual(['LTL', 'Truckload Dry'])
    await holds(opened, 1, ['LTL', 'TL'])
  })

  it('of LTL swaps it for LTL-Volume, and the reverse [QUOTE-32]', async () => {
    const opened = await openWizard({ at: { details: aQuote({ shippingModes: ['LTL', 'TL'] }) } })
    await click(opened, 'LTL-Volume')
    expect(picked()).toEqual(['LTL-Volume', 'Truckload Dry'])
    await click(opened, 'LTL')
    expect(picked()).toEqual(['LTL', 'Truckload Dry'])
  })
})

describe('unchecking a mode', () => {
  const services = (opened: OpenedWizard, expected: string[]) =>
    waitFor(() => expect(opened.kept().details?.additionalServices).toEqual(expected))

  it('removes overlength when neither LTL nor LTL-Volume remains [QUOTE-33]', async () => {
    const details = aQuote({
      shippingModes: ['LTL', 'TL'],
      lineItems: [longItem()],
      additionalServices: ['SingleShipment', 'Overlength10'],
    })
    const opened = await openWizard({ at: { details } })
    await click(opened, 'Truckload Dry')
    await holds(opened, 1, ['LTL'])
    await services(opened, ['SingleShipment', 'Overlength10'])
    await click(opened, 'Truckload Dry')
    await click(opened, 'LTL')
    await holds(opened, 1, ['TL'])
    await services(opened, ['SingleShipment'])
  })

  it('removes it from a selection of truckloads alone too [QUOTE-33]', async () => {
    const opened = await openWizard({
      at: { details: aQuote({ shippingModes: ['TL'], lineItems: [longItem()], additionalServices: ['Overlength10'] }) },
    })
    await click(opened, 'Truckload Dry')
    await holds(opened, 1, [])
    await services(opened, [])
  })
})

describe('a fresh form', () => {
  it('starts from the modes that the company has set [QUOTE-34]', async () => {
    const opened = await openWizard({ configuration: { defaultShippingMode: 'TL', defaultEquipmentMode: 3 } })
    expect(picked()).toEqual(['Flatbed'])
    await click(opened, 'Flatbed')
    await holds(opened, 3, [])
  })

  it('starts dry where no equipment is set [QUOTE-34]', async () => {
    await openWizard({ configuration: { defaultShippingMode: 'TL', defaultEquipmentMode: null } })
    expect(picked()).toEqual(['Truckload Dry'])
  })
})
