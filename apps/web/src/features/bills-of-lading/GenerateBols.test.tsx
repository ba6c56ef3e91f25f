import { getBOLOptions, getBolReport, sendBolReport } from '@lanewise/contract/bills-of-lading'
import { quickContactSearch } from '@lanewise/contract/watchers'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { GenerateBols } from './dialog/GenerateBols.tsx'
import { catchFiles, drop, id, open, options, order, primary, shipment } from './testing/given.tsx'

let files: ReturnType<typeof catchFiles>
beforeEach(() => {
  files = catchFiles()
})

const textOf = (content: Blob | null) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result)
    reader.readAsText(content ?? new Blob())
  })

describe('Generate BOLs', () => {
  it('has the tabs Shipment and Order, in that order [BOL-1]', async () => {
    const { tab } = await open()
    expect(screen.getByRole('dialog', { name: 'Generate BOLs' })).toBeVisible()
    const tabs = screen.getAllByRole('tab')
    expect(tabs.map((one) => one.textContent)).toEqual(['Shipment', 'Order'])
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true')
    await tab('Order')
    expect(tabs[1]).toHaveAttribute('aria-selected', 'true')
  })

  it('loads its options by the id of the shipment: drops for one tab, orders for the other [BOL-2]', async () => {
    const { portal, drops, tab } = await open()
    expect(portal.calls(getBOLOptions)[0]?.params).toEqual({ shipmentId: shipment.id })
    expect(drops().map((box) => box.closest('label')?.textContent)).toEqual([
      'Stop 2, Harvest Lane Grocers, Atlanta EastAtlanta, GA · O209114',
      'Stop 3, Harvest Lane Grocers, Atlanta WestAtlanta, GA · O209114',
    ])
    await tab('Order')
    const orders = within(screen.getByRole('radiogroup', { name: 'Orders' })).getAllByRole('radio')
    expect(orders.map((one) => one.closest('label')?.textContent)).toEqual([
      'O209114Harvest Lane · Purchase Order # CP-20433',
      'O209115Harvest Lane · Purchase Order # CP-20433',
    ])
  })

  it('says why its options could not be read, and tries again', async () => {
    const portal = createFakePortal()
    portal.on(getBOLOptions, refused(503, 'The database rests'))
    const { keys } = await renderScreen(<GenerateBols shipment={shipment} onClose={() => {}} />, { portal })
    expect(await screen.findByText('The database rests')).toBeVisible()
    portal.on(getBOLOptions, options())
    await keys.click(screen.getByRole('button', { name: /Try again|Retry/ }))
    expect(await screen.findByRole('tab', { name: 'Order' })).toBeVisible()
  })

  it('has a toggle for the master, and each change of it deselects all drops [BOL-3] [BOL-5]', async () => {
    const { choose, drops, toggle } = await open()
    await choose(0)
    expect(drops()[0]).toBeChecked()
    await toggle('Master BOL')
    expect(screen.getByRole('switch', { name: 'Master BOL' })).toBeChecked()
    for (const box of drops()) expect(box).not.toBeChecked()
    await toggle('Master BOL')
    expect(screen.getByRole('switch', { name: 'Master BOL' })).not.toBeChecked()
    for (const box of drops()) expect(box).not.toBeChecked()
    expect(primary('Download')).toHaveAttribute('aria-disabled', 'true')
  })

  it('turns the master off and deselects all drops when it goes to the orders [BOL-4]', async () => {
    const { toggle, tab, choose, drops } = await open()
    await toggle('Master BOL')
    await tab('Order')
    await tab('Shipment')
    expect(screen.getByRole('switch', { name: 'Master BOL' })).not.toBeChecked()
    await choose(1)
    await tab('Order')
    await tab('Shipment')
    for (const box of drops()) expect(box).not.toBeChecked()
  })

  it('downloads or sends, as the toggle says [BOL-6]', async () => {
    const { toggle } = await open()
    expect(primary('Download')).toBeVisible()
    await toggle('Send by email')
    expect(primary('Send')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull()
    await toggle('Send by email')
    expect(primary('Download')).toBeVisible()
  })

  it.each([
    { shippingMode: 'LTL', orders: 2, isNoted: true },
    { shippingMode: 'VLTL', orders: 2, isNoted: true },
    { shippingMode: 'TL', orders: 2, isNoted: false },
    { shippingMode: 'LTL', orders: 1, isNoted: false },
  ] as const)(
    'notes what bills of orders cost: $shippingMode with $orders [BOL-7]',
    async ({ shippingMode, orders, isNoted }) => {
      await open({ shippingMode, orderBols: options().orderBols.slice(0, orders) })
      const note = screen.queryByText('Please generate BOL at shipment level to avoid additional charges.')
      expect(note !== null).toBe(isNoted)
    },
  )

  it('saves the file of the chosen drops, of one order, or of the whole shipment [BOL-8] [BOL-10]', async () => {
    const { portal, press, choose, tab, toggle, keys, onClose } = await open()
    await choose(1)
    await choose(0)
    await press('Download')
    await waitFor(() => expect(files.names()).toEqual(['BOL-S104512.pdf']))
    expect(onClose).toHaveBeenCalledTimes(1)
    await tab('Order')
    await keys.click(screen.getByRole('radio', { name: /O209115/ }))
    await press('Download')
    await waitFor(() => expect(files.names()[1]).toBe('BOL-O209115.pdf'))
    await tab('Shipment')
    await toggle('Master BOL')
    await press('Download')
    await waitFor(() => expect(files.names()[2]).toBe('BOL-S104512.pdf'))
    const bodies = [
      { shipmentNumber: 'S104512', deliveryStopSequenceNumbers: [2, 3] },
      { shipmentNumber: 'S104512', singleOrderNumber: 'O209115' },
      { shipmentNumber: 'S104512' },
    ]
    expect(portal.calls(getBolReport).map(({ body }) => body)).toEqual(bodies)
    expect(files.saved.map(({ content }) => content?.type)).toEqual(bodies.map(() => 'application/pdf'))
    const texts = await Promise.all(files.saved.map(({ content }) => textOf(content)))
    expect(texts).toEqual(bodies.map((body) => `%PDF of ${JSON.stringify(body)}`))
  })

  it('says why a bill cannot be printed', async () => {
    const { portal, press, choose, onClose } = await open()
    portal.on(getBolReport, refused(422, 'Enter the proper shipping name of Cleaner'))
    await choose(0)
    await press('Download')
    expect(await screen.findByText('Enter the proper shipping name of Cleaner')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('searches recipients by text, carrier and places, and sends the command with their addresses [BOL-11] [BOL-12]', async () => {
    const portal = createFakePortal()
    const { fetch } = portal
    const searches: URLSearchParams[] = []
    portal.fetch = (address, init) => {
      const { pathname, searchParams } = new URL(address, 'http://portal.test')
      if (pathname === `/api/v1${quickContactSearch.path}`) searches.push(searchParams)
      return fetch(address, init)
    }
    const { press, choose, toggle, addressee, onClose } = await open({}, portal)
    await choose(0)
    await toggle('Send by email')
    await addressee()
    const query = searches.at(-1)
    expect([query?.get('q'), query?.get('carrierId')]).toEqual(['mar', id('c1')])
    expect(query?.getAll('locationIds')).toEqual([id('d1'), id('d2')])
    await press('Send')
    expect(await screen.findByText('BOLs sent to provided emails')).toBeVisible()
    expect(portal.calls(sendBolReport)[0]?.body).toEqual({
      generateParameters: { shipmentNumber: 'S104512', deliveryStopSequenceNumbers: [2] },
      emails: ['marcus@acme.test'],
    })
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('takes an address that nobody has yet', async () => {
    const { portal, press, toggle, addressee } = await open()
    portal.on(quickContactSearch, { items: [] })
    await toggle('Master BOL')
    await toggle('Send by email')
    await addressee('dock@plant.test')
    await press('Send')
    await screen.findByText('BOLs sent to provided emails')
    expect(portal.calls(sendBolReport)[0]?.body).toMatchObject({ emails: ['dock@plant.test'] })
  })

  it.each([
    { name: 'a flag that is not true', answer: { sent: false } },
    { name: 'a refusal', answer: refused(500, 'The server rests') },
  ])('says whether the bills were sent: $name [BOL-13]', async ({ answer }) => {
    const { portal, press, toggle, addressee, onClose } = await open()
    await toggle('Master BOL')
    await toggle('Send by email')
    await addressee()
    await press('Send')
    expect(await screen.findByText('BOLs sent to provided emails')).toBeVisible()
    portal.on(sendBolReport, answer)
    await press('Send')
    expect(await screen.findByText('Failed to send BOLs')).toBeVisible()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('does nothing while nothing is chosen, and sends nothing without a recipient [BOL-14]', async () => {
    const { portal, press, toggle, tab, choose, addressee } = await open()
    expect(primary('Download')).toHaveAttribute('aria-disabled', 'true')
    await press('Download')
    await tab('Order')
    expect(primary('Download')).toHaveAttribute('aria-disabled', 'true')
    await tab('Shipment')
    await choose(0)
    expect(primary('Download')).not.toHaveAttribute('aria-disabled')
    await toggle('Send by email')
    expect(primary('Send')).toHaveAttribute('aria-disabled', 'true')
    await press('Send')
    expect([portal.calls(getBolReport), portal.calls(sendBolReport)]).toEqual([[], []])
    await addressee()
    expect(primary('Send')).not.toHaveAttribute('aria-disabled')
  })

  it('says what is still to be chosen, in each tab and for whoever is to get it', async () => {
    const { portal, keys, toggle, tab, choose, drops } = await open()
    expect(primary('Download')).toHaveAccessibleDescription('Choose a drop first')
    await keys.keyboard('{Control>}{Enter}{/Control}')
    await tab('Order')
    expect(primary('Download')).toHaveAccessibleDescription('Choose an order first')
    await tab('Shipment')
    await choose(0)
    await choose(1)
    await choose(0)
    expect(drops().map((box) => (box as HTMLInputElement).checked)).toEqual([false, true])
    await toggle('Send by email')
    expect(primary('Send')).toHaveAccessibleDescription('Choose recipients first')
    await keys.keyboard('{Control>}{Enter}{/Control}')
    await toggle('Send by email')
    expect(screen.queryByRole('combobox', { name: 'Recipients' })).toBeNull()
    expect([portal.calls(getBolReport), portal.calls(sendBolReport)]).toEqual([[], []])
    await keys.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(files.names()).toEqual(['BOL-S104512.pdf']))
    expect(portal.calls(getBolReport).map(({ body }) => body)).toEqual([
      { shipmentNumber: 'S104512', deliveryStopSequenceNumbers: [3] },
    ])
  })

  it('names a place once that is called as its company, counts one pallet, and locks the drops of a master', async () => {
    const { drops, toggle, tab, keys } = await open({
      shipmentBols: [{ ...drop(2, 'Harvest Lane Grocers'), pallets: 1 }],
      orderBols: [order('O209114'), { ...order('O209115'), pallets: 1 }],
    })
    const [only] = drops()
    expect(only?.closest('label')).toHaveTextContent('Stop 2, Harvest Lane GrocersAtlanta, GA · O209114')
    expect(screen.getByText('1 pallet, 4,980 lbs')).toBeVisible()
    expect(only).toBeEnabled()
    await toggle('Master BOL')
    expect(drops()[0]).toBeDisabled()
    await tab('Order')
    expect(screen.getByText('6 pallets, 4,980 lbs')).toBeVisible()
    const radios = screen.getAllByRole('radio')
    for (const radio of radios) expect(radio).not.toBeChecked()
    await keys.click(radios[1] as HTMLElement)
    expect(radios.map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, true])
  })

  it('is busy while it prints, and says that it reads before there is anything to choose', async () => {
    const { portal, press, toggle } = await open()
    expect(screen.queryByText('Loading')).toBeNull()
    const { promise, resolve } = Promise.withResolvers<object>()
    portal.on(getBolReport, () => promise as never)
    await toggle('Master BOL')
    await press('Download')
    await waitFor(() => expect(primary('Download')).toHaveAttribute('aria-busy', 'true'))
    resolve({ fileName: 'x.pdf', base64: 'aGk=' })
    await waitFor(() => expect(primary('Download')).not.toHaveAttribute('aria-busy'))
    cleanup()
    const slow = createFakePortal()
    slow.on(getBOLOptions, () => new Promise(() => {}) as never)
    await renderScreen(<GenerateBols shipment={shipment} onClose={() => {}} />, { portal: slow })
    expect(await screen.findByText('Loading')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull()
  })

  it('offers an address once, however it is written, and passes on why nothing was sent', async () => {
    const { portal, keys, press, toggle } = await open({ carrierId: null })
    portal.on(sendBolReport, refused(500, 'The server rests'))
    await toggle('Master BOL')
    await toggle('Send by email')
    await keys.click(screen.getByRole('combobox', { name: 'Recipients' }))
    await keys.paste('Marcus@acme.test')
    expect(await screen.findByRole('option', { name: /Marcus Kell/ })).toBeVisible()
    expect(screen.queryByText('Send to this address')).toBeNull()
    expect(portal.calls(quickContactSearch).at(-1)?.query).not.toHaveProperty('carrierId')
    await keys.click(screen.getByRole('option', { name: /Marcus Kell/ }))
    await press('Send')
    expect(await screen.findByText('Failed to send BOLs')).toBeVisible()
    expect(screen.getByText('The server rests')).toBeVisible()
    await keys.clear(screen.getByRole('combobox', { name: 'Recipients' }))
    await keys.click(screen.getByRole('combobox', { name: 'Recipients' }))
    await keys.paste('dock@plant.test')
    expect(await screen.findByText('Send to this address')).toBeVisible()
  })
})
