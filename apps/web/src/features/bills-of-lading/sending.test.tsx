import { getBOLOptions, getBolReport, sendBolReport } from '@lanewise/contract/bills-of-lading'
import { shipmentChanged } from '@lanewise/contract/shipments'
import { quickContactSearch } from '@lanewise/contract/watchers'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createFakePortal, type FakePortal } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { GenerateBols } from './dialog/GenerateBols.tsx'
import { catchFiles, drop, open, options, order, primary, shipment } from './testing/given.tsx'

let files: ReturnType<typeof catchFiles>
beforeEach(() => {
  files = catchFiles()
})

/** An answer that the test releases. */
function held<A>() {
  const { promise, resolve, reject } = Promise.withResolvers<A>()
  return {
    answer: () => promise,
    release: (answer: A) => act(async () => resolve(answer)),
    lose: () => act(async () => reject(new TypeError('Failed to fetch'))),
  }
}
const keysOf = (portal: FakePortal) => portal.calls(sendBolReport).map(({ headers }) => headers.get('idempotency-key'))

/** Dialog with one address entered, ready to send the master. */
async function addressed() {
  const opened = await open()
  await opened.toggle('Master BOL')
  await opened.toggle('Send by email')
  await opened.addressee()
  return opened
}

describe('bills on their way', () => {
  it('are sent once, however long the keys are held down and however often they are pressed', async () => {
    const { portal, onClose } = await addressed()
    const sending = held<{ sent: boolean }>()
    portal.on(sendBolReport, sending.answer)
    const dialog = screen.getByRole('dialog')
    const press = (repeat: boolean) => fireEvent.keyDown(dialog, { key: 'Enter', ctrlKey: true, repeat })
    press(true)
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(portal.calls(sendBolReport)).toHaveLength(0)
    press(false)
    press(false)
    await waitFor(() => expect(primary('Send')).toHaveAttribute('aria-busy', 'true'))
    press(false)
    expect(portal.calls(sendBolReport)).toHaveLength(1)
    await sending.release({ sent: true })
    expect(await screen.findByText('BOLs sent to provided emails')).toBeVisible()
    expect(onClose).toHaveBeenCalledTimes(1)
    press(false)
    await waitFor(() => expect(portal.calls(sendBolReport)).toHaveLength(2))
  })

  it('carry the same key again after an answer that was lost, and another one for another letter', async () => {
    const { portal, press, addressee } = await addressed()
    portal.on(sendBolReport, () => {
      throw new TypeError('Failed to fetch')
    })
    await press('Send')
    await screen.findByText('Failed to send BOLs')
    portal.on(sendBolReport, { sent: true })
    await press('Send')
    await screen.findByText('BOLs sent to provided emails')
    portal.on(quickContactSearch, { items: [] })
    await press('Send')
    await waitFor(() => expect(keysOf(portal)).toHaveLength(3))
    await addressee('dock@plant.test')
    await press('Send')
    await waitFor(() => expect(keysOf(portal)).toHaveLength(4))
    const [first, second, third, fourth] = keysOf(portal)
    expect(first).toMatch(/\w/)
    expect(second).toBe(first)
    expect(new Set([first, third, fourth]).size).toBe(3)
  })

  it('are told of also when the dialog was closed meanwhile, and close no other one', async () => {
    const { portal, keys } = await openClosable()
    const sending = held<{ sent: boolean }>()
    portal.on(sendBolReport, sending.answer)
    await keys.click(await screen.findByRole('switch', { name: 'Master BOL' }))
    await keys.click(screen.getByRole('switch', { name: 'Send by email' }))
    await keys.type(screen.getByRole('combobox', { name: 'Recipients' }), 'mar')
    await keys.click(await screen.findByRole('option', { name: /mar/ }))
    await keys.click(primary('Send'))
    await closeAndOpen(keys)
    await sending.release({ sent: true })
    expect(await screen.findByText('BOLs sent to provided emails')).toBeVisible()
    expect(screen.getByRole('dialog', { name: 'Generate BOLs' })).toBeVisible()
  })

  it('are saved also when the dialog was closed meanwhile, or say why not', async () => {
    const { portal, keys } = await openClosable()
    for (const isLost of [false, true]) {
      const printing = held<{ fileName: string; base64: string }>()
      portal.on(getBolReport, printing.answer)
      await keys.click(await screen.findByRole('switch', { name: 'Master BOL' }))
      await keys.click(primary('Download'))
      await closeAndOpen(keys)
      await (isLost ? printing.lose() : printing.release({ fileName: 'BOL-S104512.pdf', base64: 'aGk=' }))
      expect(screen.getByRole('dialog', { name: 'Generate BOLs' })).toBeVisible()
      expect(files.names()).toEqual(['BOL-S104512.pdf'])
    }
    expect(await screen.findByText('An unknown error occurred.')).toBeVisible()
  })
})

describe('what is chosen', () => {
  const message = { name: shipmentChanged.name, entity: 'shipment', payload: { id: shipment.id } } as const

  it('stays the same place when the stops are numbered anew, and is forgotten with its stop', async () => {
    const { portal, choose, drops, live, press } = await open()
    await choose(0)
    portal.on(getBOLOptions, options({ shipmentBols: [{ ...drop(3, 'Atlanta West'), stopSequenceNumber: 2 }, moved] }))
    act(() => live.receive(shipment.id, 'changed', message))
    await waitFor(() =>
      expect(drops()[1]?.closest('label')).toHaveTextContent('Stop 3, Harvest Lane Grocers, Atlanta East'),
    )
    expect(drops().map((box) => (box as HTMLInputElement).checked)).toEqual([false, true])
    await press('Download')
    await waitFor(() => expect(files.names()).toHaveLength(1))
    expect(portal.calls(getBolReport)[0]?.body).toEqual({ shipmentNumber: 'S104512', deliveryStopSequenceNumbers: [3] })
    portal.on(getBOLOptions, options({ shipmentBols: [drop(3, 'Atlanta West')] }))
    act(() => live.receive(shipment.id, 'changed', message))
    await waitFor(() => expect(drops()).toHaveLength(1))
    expect(primary('Download')).toHaveAccessibleDescription('Choose a drop first')
  })

  it('is no order that has left the shipment', async () => {
    const { portal, tab, keys, live } = await open()
    await tab('Order')
    await keys.click(screen.getByRole('radio', { name: /O209115/ }))
    expect(primary('Download')).not.toHaveAttribute('aria-disabled')
    portal.on(getBOLOptions, options({ orderBols: [order('O209114')] }))
    act(() => live.receive(shipment.id, 'changed', message))
    await waitFor(() => expect(screen.queryByRole('radio', { name: /O209115/ })).toBeNull())
    expect(primary('Download')).toHaveAccessibleDescription('Choose an order first')
  })

  const moved = { ...drop(2, 'Atlanta East'), stopSequenceNumber: 3 }
})

it('says that a bill goes to 20 addresses at most, and drops none of more unsaid', async () => {
  const { portal, keys, press } = await addressed()
  const many = Array.from({ length: 20 }, (_, index) => `dock${index + 1}@plant.test`)
  portal.on(quickContactSearch, {
    items: many.map((email, index) => ({ id: shipment.id.replace(/..$/, String(10 + index)), name: email, email })),
  })
  const field = screen.getByRole('combobox', { name: 'Recipients' })
  await keys.type(field, 'dock')
  for (const email of many.slice(0, 19))
    await keys.click(await screen.findByRole('option', { name: new RegExp(`^${email}`) }))
  expect(field).toHaveAccessibleDescription('Search contacts, or type an address')
  expect(primary('Send')).not.toHaveAttribute('aria-disabled')
  await keys.click(screen.getByRole('option', { name: /^dock20@/ }))
  expect(field).toHaveAccessibleDescription('At most 20 addresses at once')
  expect(primary('Send')).toHaveAccessibleDescription('At most 20 addresses at once')
  await press('Send')
  expect(portal.calls(sendBolReport)).toEqual([])
  await keys.click(field)
  await keys.type(field, 'dock')
  await keys.click(await screen.findByRole('option', { name: /^dock7@/ }))
  expect(field).toHaveAccessibleDescription('Search contacts, or type an address')
  await press('Send')
  await waitFor(() => expect(portal.calls(sendBolReport)).toHaveLength(1))
  expect(portal.calls(sendBolReport)[0]?.body.emails).toEqual(
    ['marcus@acme.test', ...many].filter((email) => email !== 'dock7@plant.test'),
  )
})

/** Dialog inside a screen that can reopen it after it was closed. */
async function openClosable() {
  const portal = createFakePortal()
  portal.on(getBOLOptions, options())
  portal.on(quickContactSearch, { items: [{ id: shipment.id, name: 'Marcus Kell', email: 'marcus@acme.test' }] })
  function Screen() {
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Reopen
        </button>
        {isOpen && <GenerateBols shipment={shipment} onClose={() => setOpen(false)} />}
      </>
    )
  }
  return renderScreen(<Screen />, { portal })
}

async function closeAndOpen(keys: Awaited<ReturnType<typeof openClosable>>['keys']) {
  await keys.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await keys.click(screen.getByRole('button', { name: 'Reopen' }))
  await screen.findByRole('switch', { name: 'Master BOL' })
}
