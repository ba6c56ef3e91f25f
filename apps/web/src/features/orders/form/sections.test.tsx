import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { anItem } from '#features/line-items/testing/given.tsx'
import { renderScreen } from '#testing/render-screen.tsx'
import { OrderTerms } from './sections/OrderTerms.tsx'
import {
  aDraft,
  aStop,
  atlanta,
  choose,
  hazardous,
  headings,
  mode,
  openForm,
  optionsOf,
  press,
  toronto,
} from './testing/given.tsx'

const rate = {
  quoteNumberOrId: 'r1',
  carrierName: 'Copperline Transport',
  serviceLevel: 'Exclusive Use Truckload',
  transit: '2',
  cost: 198_500,
  expiresAt: null,
} as never

const hazmatStops = (item = anItem(hazardous)) => [
  aStop({ lineItems: [item] }),
  aStop({ type: 'Dropoff', at: atlanta, lineItems: [item] }),
]
const abroad = [aStop(), aStop({ type: 'Dropoff', at: toronto })]

describe('the order type', () => {
  it('brings its own kind of reference number, one for each of the four [ORDER-22]', async () => {
    const opened = await openForm()
    const numberField = () => screen.getByRole('textbox', { name: / Order #$/ })
    for (const type of ['Purchase', 'Sales', 'Transfer', 'Return']) {
      await choose(opened, 'Order Type', `${type} Order`)
      await waitFor(() => expect(numberField()).toHaveAccessibleName(`${type} Order #`))
      await opened.keys.clear(numberField())
      await opened.keys.type(numberField(), `${type}-7`)
      expect(opened.draft().referenceNumbers).toMatchObject([{ typeId: `${type}Order`, value: `${type}-7` }])
    }
  })
})

describe('the sections of the form', () => {
  it('stand in their order, stops before hazmat and customs [ORDER-4]', async () => {
    const item = anItem(hazardous)
    const stops = [aStop({ lineItems: [item] }), aStop({ type: 'Dropoff', at: toronto, lineItems: [item] })]
    await openForm({ draft: { stops }, start: { quote: rate } })
    const names = ['Shipment Details', 'Truckload Requirements', 'Selected Quote', 'Order type and terms']
    const list = within(screen.getByRole('navigation', { name: 'Sections of the order' }))
    const entries = list.getAllByRole('button').map(({ textContent }) => textContent?.replace(/^.*:/, ''))
    const own = [...names, 'Stops', 'Stop 1 (Pickup)', 'Stop 2 (Dropoff)', 'Hazmat Contact', 'Customs Broker']
    expect(entries).toEqual(own)
    const shown = headings().filter((name) => [...names, 'Hazmat Contact', 'Customs Broker'].includes(name ?? ''))
    expect(shown).toEqual([...names, 'Hazmat Contact', 'Customs Broker'])
    const before = (one: Element, other: Element) =>
      expect(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    before(
      screen.getByRole('combobox', { name: 'Order Type' }),
      screen.getByRole('combobox', { name: 'Freight Terms' }),
    )
    before(screen.getByRole('combobox', { name: 'Freight Terms' }), screen.getByLabelText('Purchase Order #'))
    before(screen.getByLabelText('Purchase Order #'), screen.getByLabelText('Special Instructions'))
    before(screen.getByLabelText('Special Instructions'), document.getElementById('order-stops') as Element)
    before(document.getElementById('order-stops') as Element, screen.getByRole('textbox', { name: 'Hazmat Contact' }))
    const shipment = within(document.getElementById('order-shipment') as HTMLElement)
    expect(shipment.getByRole('radiogroup', { name: 'Shipping Mode' })).toBeVisible()
    expect(shipment.getByRole('combobox', { name: 'Equipment Mode' })).toBeVisible()
  })

  it('are those of the mode: truckload requirements in TL, LTL and its accessorials in LTL and VLTL [ORDER-5]', async () => {
    const opened = await openForm()
    const own = () => headings().filter((name) => /Truckload|LTL/.test(name ?? ''))
    expect(own()).toEqual(['Truckload Requirements'])
    for (const name of ['LTL', 'LTL-Volume']) {
      await opened.keys.click(mode(name))
      await waitFor(() => expect(own()).toEqual(['LTL Details', 'LTL Accessorials']))
    }
    await opened.keys.click(mode('Reefer'))
    await waitFor(() => expect(own()).toEqual(['Truckload Requirements']))
  })

  it('show the chosen rate with carrier, rate, transit days and service level, only while there is one [ORDER-6]', async () => {
    const opened = await openForm({ start: { quote: rate } })
    const panel = within(screen.getByRole('region', { name: 'Selected Quote' }))
    const facts = panel.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toEqual([
      ['Carrier', 'Copperline Transport'],
      ['Service level', 'Exclusive Use Truckload'],
      ['Transit', '2'],
      ['Carrier cost', '$1,985.00'],
    ])
    await press(opened, 'Remove rate')
    expect(screen.queryByRole('region', { name: 'Selected Quote' })).toBeNull()
  })

  it('ask for a hazmat contact while an item is hazmat [ORDER-7]', async () => {
    const opened = await openForm({ draft: { stops: hazmatStops() } })
    expect(screen.getByRole('region', { name: 'Hazmat Contact' })).toBeVisible()
    act(() => opened.content().change((draft) => ({ ...draft, stops: hazmatStops(anItem()) })))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Hazmat Contact' })).toBeNull())
  })

  it('ask for a customs broker while the order is international [ORDER-8]', async () => {
    const opened = await openForm()
    expect(screen.queryByRole('region', { name: 'Customs Broker' })).toBeNull()
    act(() => opened.content().change((draft) => ({ ...draft, stops: abroad })))
    expect(await screen.findByRole('region', { name: 'Customs Broker' })).toBeVisible()
  })

  it('hold in Truckload Requirements all that a truckload asks of truck and driver [ORDER-10]', async () => {
    const opened = await openForm({ draft: { equipmentMode: 2, reeferMode: 'Continuous', isPartial: true } })
    const part = within(screen.getByRole('region', { name: 'Truckload Requirements' }))
    for (const name of ['Equipment Types', 'Reefer Mode', 'Must have', 'Must not have'])
      expect(part.getByRole('combobox', { name })).toBeEnabled()
    for (const name of ['Temperature (°F)', 'Freight Value (dollars)', 'Linear Feet (ft)'])
      expect(part.getByRole('textbox', { name })).toBeVisible()
    for (const name of ['Team', 'Blind', 'Just In Time', 'Lift Gate', 'Partial'])
      expect(part.getByRole('checkbox', { name })).toBeVisible()
    expect(await optionsOf(opened, 'Must have')).toEqual(['Lift Gate', 'Food Grade', 'Tarps'])
    await choose(opened, 'Must not have', 'Tarps')
    expect(opened.draft().mustNotHaveEquipmentRequirementFlags).toEqual(['Tarps'])
  })

  it('are made of parts that only work inside the form [ORDER-76]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await renderScreen(<OrderTerms />)
    const [answer] = await screen.findAllByText(/Internal error: a part of the order form stands outside of it/)
    expect(answer).toBeVisible()
  })
})

describe('the special instructions', () => {
  /** Simulates text layout with 20 px per line. */
  const layOut = () => {
    const lines = function (this: HTMLTextAreaElement) {
      return 20 * this.value.split('\n').length
    }
    vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(lines)
  }

  it('are two rows high, grow with the text, and stop at ten [ORDER-12]', async () => {
    layOut()
    const opened = await openForm()
    const area = screen.getByRole('textbox', { name: 'Special Instructions' })
    expect(area.style.height).toBe('40px')
    await opened.keys.click(area)
    const rows = async (text: string) => {
      await opened.keys.clear(area)
      await opened.keys.paste(text)
      return area.style.height
    }
    expect(await rows('1\n2\n3')).toBe('60px')
    expect(await rows('1\n2\n3\n4\n5\n6\n7\n8\n9\n10')).toBe('200px')
    expect(await rows(`1${'\n2'.repeat(30)}`)).toBe('200px')
    expect(await rows('1')).toBe('40px')
  })
})

describe('the modes', () => {
  it('of equipment begin with dry and go by the numbers 1 to 6 [ORDER-21]', async () => {
    const opened = await openForm()
    expect(screen.getByRole('combobox', { name: 'Equipment Mode' })).toHaveTextContent('Dry')
    const numbers = [opened.draft().equipmentMode]
    for (const name of ['Reefer', 'Flatbed', 'Bulk', 'Drayage', 'Power Only', 'Dry']) {
      await choose(opened, 'Equipment Mode', name)
      numbers.push(opened.draft().equipmentMode)
    }
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 1])
  })

  it('are a single choice, disabled with the reason where stops do not fit [DEF-121]', async () => {
    const stops = [aStop(), aStop({ type: 'Dropoff' }), aStop({ type: 'Dropoff', at: atlanta })]
    const opened = await openForm({ draft: { stops } })
    expect(mode('Truckload Dry')).toBeChecked()
    for (const name of ['LTL', 'LTL-Volume']) {
      expect(mode(name)).toHaveAccessibleDescription('LTL needs exactly one pickup and one dropoff')
      await opened.keys.click(mode(name))
      expect(mode(name)).not.toBeChecked()
    }
    await opened.keys.click(mode('Flatbed'))
    await waitFor(() => expect(mode('Flatbed')).toBeChecked())
    expect(mode('Truckload Dry')).not.toBeChecked()
    expect(opened.draft()).toMatchObject({ shippingMode: 'TL', equipmentMode: 3 })
  })

  it('and the equipment are locked while a quote is selected [ORDER-28]', async () => {
    const opened = await openForm({ start: { quote: rate } })
    await opened.keys.click(mode('LTL'))
    expect(opened.draft()).toMatchObject({ shippingMode: 'TL', equipmentMode: 1 })
    expect(mode('LTL')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('combobox', { name: 'Equipment Mode' })).toHaveAttribute('aria-disabled', 'true')
    await press(opened, 'Remove rate')
    await opened.keys.click(mode('LTL'))
    await waitFor(() => expect(opened.draft().shippingMode).toBe('LTL'))
  })

  it('LTL and VLTL set dry and van and empty the reefer values [ORDER-27]', async () => {
    for (const [name, shippingMode] of [
      ['LTL', 'LTL'],
      ['LTL-Volume', 'VLTL'],
    ] as const) {
      const reefer = { equipmentMode: 2, equipmentTypes: ['Reefer'], reeferMode: 'Cycle' } as const
      const degrees = { reeferTemperature: 1, reeferTemperatureMin: 2, reeferTemperatureMax: 3 }
      const opened = await openForm({ draft: { ...reefer, ...degrees } })
      await opened.keys.click(mode(name))
      await waitFor(() => expect(opened.draft().shippingMode).toBe(shippingMode))
      expect(opened.draft()).toMatchObject({ equipmentMode: 1, equipmentTypes: ['Van'], reeferMode: null })
      expect(opened.draft()).toMatchObject({
        reeferTemperature: null,
        reeferTemperatureMin: null,
        reeferTemperatureMax: null,
      })
      cleanup()
    }
  })

  it('and equipment are offered as the company allows [ORDER-19] and all where it names none [ORDER-20]', async () => {
    const some = {
      availableFreightTerms: ['Collect', 'Prepaid'],
      availableShippingModes: ['TL'],
      availableEquipmentModes: [1, 3],
      availableEquipmentTypes: ['Van', 'Flatbed'],
    } as const
    const configuration = some as unknown as { availableFreightTerms: ['Collect'] }
    const limited = await openForm({ configuration })
    const cards = () =>
      within(screen.getByRole('radiogroup', { name: 'Shipping Mode' }))
        .getAllByRole('radio')
        .map((card) => (card as HTMLInputElement).labels?.[0]?.textContent)
    expect(cards()).toEqual(['Truckload Dry', 'Flatbed'])
    expect(await optionsOf(limited, 'Freight Terms')).toEqual(['Prepaid', 'Collect'])
    expect(await optionsOf(limited, 'Equipment Mode')).toEqual(['Dry', 'Flatbed'])
    expect(await optionsOf(limited, 'Equipment Types')).toEqual(['Dry Van'])
    cleanup()
    const open = await openForm()
    expect(cards()).toEqual(['LTL', 'LTL-Volume', 'Truckload Dry', 'Reefer', 'Flatbed'])
    const all = ['Dry', 'Reefer', 'Flatbed', 'Bulk', 'Drayage', 'Power Only']
    expect(await optionsOf(open, 'Equipment Mode')).toEqual(all)
    expect(await optionsOf(open, 'Equipment Types')).toHaveLength(6)
  })
})

it('checks a draft that lacks nothing as complete', async () => {
  const opened = await openForm()
  expect(aDraft().stops).toHaveLength(2)
  const list = within(screen.getByRole('navigation', { name: 'Sections of the order' }))
  expect(list.queryByText('Not complete yet:')).toBeNull()
  expect(opened.content().hasQuote).toBe(false)
})
