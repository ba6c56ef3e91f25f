import { getShipmentDetailsByReferenceAndCustomerNumber } from '@lanewise/contract/public-tracking'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { config } from '#platform/config.ts'
import { openTracking } from './testing/open.tsx'

vi.mock('socket.io-client', async () => {
  const { createFakeSocket } = await import('./testing/fake-socket.ts')
  return { io: createFakeSocket().io }
})

const MISSING = 'Must have Shipment # or Reference # and Company # to track'
const open = () => openTracking('/public/trackShipments')

async function fill(keys: Awaited<ReturnType<typeof open>>['keys'], values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await keys.type(await screen.findByLabelText(label), value)
  await keys.click(await screen.findByRole('button', { name: 'Track' }))
}

describe('the page that asks for a shipment', () => {
  it('opens without sign-in [TRACK-1] and is titled Track Your Shipment [TRACK-4]', async () => {
    const { address, session } = await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Track Your Shipment' })).toBeVisible()
    expect(document.title).toBe(`${config.productName} - Track Your Shipment`)
    expect(address()).toBe('/public/trackShipments')
    expect(session.state().status).toBe('anonymous')
  })

  it('asks for Shipment #, or both Reference # and Company #, and has a Track button [TRACK-5]', async () => {
    await open()
    await screen.findByRole('heading', { level: 1 })
    expect(screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).labels?.[0]?.textContent)).toEqual(
      ['Shipment #', 'Reference #', 'Company #'],
    )
    expect(screen.getByRole('button', { name: 'Track' })).toBeVisible()
  })

  it('leads to the login page by Sign In [TRACK-6]', async () => {
    const { keys, address } = await open()
    await keys.click(await screen.findByRole('link', { name: 'Sign In' }))
    expect(address()).toBe('/login')
    expect(await screen.findByRole('heading', { name: `Sign in to ${config.productName}` })).toBeVisible()
  })

  it('links to the support portal for help [TRACK-7]', async () => {
    const before = config.supportUrl
    config.supportUrl = 'https://support.example'
    try {
      await open()
      expect(await screen.findByRole('link', { name: 'Help center' })).toHaveAttribute(
        'href',
        'https://support.example',
      )
      expect(screen.getByRole('link', { name: 'Help center' })).toHaveAttribute('target', '_blank')
    } finally {
      config.supportUrl = before
    }
  })

  it('goes to the shipment with its number in capitals [TRACK-8], without the blanks around it [TRACK-11]', async () => {
    const { keys, address } = await open()
    await fill(keys, { 'Shipment #': '  s104475 ' })
    expect(address()).toBe('/public/shipments/S104475/preview/details')
    expect(await screen.findByRole('heading', { level: 1, name: 'S104475' })).toBeVisible()
  })

  it('goes to the shipments of a reference and a company, both in capitals [TRACK-9]', async () => {
    const { keys, address, portal } = await open()
    await fill(keys, { 'Reference #': ' po 20418', 'Company #': 'c100001 ' })
    expect(address()).toBe('/public/shipments/PO%2020418/preview/details/C100001')
    expect(await screen.findByRole('heading', { level: 1, name: 'S104475' })).toBeVisible()
    expect(portal.calls(getShipmentDetailsByReferenceAndCustomerNumber)[0]?.query).toEqual({
      referenceNumber: 'PO 20418',
      customerNumber: 'C100001',
    })
  })

  it('takes the shipment number when all three are filled [TRACK-10]', async () => {
    const { keys, address } = await open()
    await fill(keys, { 'Reference #': 'PO 1', 'Company #': 'C100001', 'Shipment #': 'S104475' })
    expect(address()).toBe('/public/shipments/S104475/preview/details')
  })

  const incomplete: [string, Record<string, string>][] = [
    ['nothing', {}],
    ['one character', { 'Shipment #': ' s ' }],
    ['a reference alone', { 'Reference #': 'PO 1' }],
    ['a company alone', { 'Company #': 'C100001' }],
    ['blanks', { 'Shipment #': '   ', 'Reference #': ' ', 'Company #': 'C100001' }],
  ]
  it.each(incomplete)('says what is missing for 5 s with %s [TRACK-12]', async (_what, values) => {
    const { keys, address } = await open()
    await screen.findByRole('heading', { level: 1 })
    for (const [label, value] of Object.entries(values)) await keys.type(screen.getByLabelText(label), value)
    vi.useFakeTimers()
    act(() => screen.getByRole('button', { name: 'Track' }).click())
    expect(screen.getByRole('alert')).toHaveTextContent(MISSING)
    await act(() => vi.advanceTimersByTimeAsync(4900))
    expect(screen.queryByText(MISSING)).not.toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(600))
    expect(screen.queryByText(MISSING)).toBeNull()
    expect(address()).toBe('/public/trackShipments')
  })

  it('takes back what was missing once a shipment is searched for', async () => {
    const { keys } = await open()
    await keys.click(await screen.findByRole('button', { name: 'Track' }))
    expect(await screen.findByText(MISSING)).toBeVisible()
    await fill(keys, { 'Shipment #': 's104475' })
    expect(await screen.findByRole('heading', { level: 1, name: 'S104475' })).toBeVisible()
    await waitFor(() => expect(screen.queryByText(MISSING)).toBeNull())
  })

  it('keeps whatever is typed within the address', async () => {
    const { keys, address } = await open()
    await fill(keys, { 'Shipment #': '../dashboard?x=<b>' })
    expect(await screen.findByText(/^Shipment Number: \.\.\/DASHBOARD\?X=<B> could not be found/)).toBeVisible()
    expect(await screen.findByRole('heading', { level: 1, name: 'Track Your Shipment' })).toBeVisible()
    expect(address()).toBe('/public/trackShipments')
  })
})
