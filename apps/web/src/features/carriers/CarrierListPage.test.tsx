import { exportCarriers, findCarriers } from '@lanewise/contract/carriers'
import { getPicture } from '@lanewise/contract/profile'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { menuFor } from '#platform/screen.ts'
import { refused } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window.ts'
import { carrierScreens } from './carriers.screens.ts'
import { aCarrier, openCarriers, viewer } from './testing/given.tsx'

const prairie = aCarrier({ city: 'Joliet', state: 'IL' })
const kestrel = aCarrier({
  name: 'Kestrel Lines',
  dotNumber: null,
  docketNumber: 'MC-9',
  modes: ['LTL', 'VLTL'],
  equipmentModes: [3],
  insuranceState: 'Expiring',
  insuranceSentence: 'Cargo certificate CG-9 expires in 12 days',
  insuredUntil: '2026-11-27',
  isOnHold: true,
  holdReason: 'Unpaid claims',
})
const rowOf = async (name: string) => {
  const link = await screen.findByRole('link', { name })
  return within(link.closest('tr') as HTMLElement)
}

describe('the list of carriers', () => {
  it('shows logo, name, numbers, modes, equipment and insurance state, 50 to a page [CARRIER-1] [UX-26]', async () => {
    const logoFileId = '0198c0de-0000-7000-b000-00000000000a'
    const { asked: requests, portal } = await openCarriers({
      carriers: [prairie, { ...kestrel, logoFileId }],
      total: 120,
      logo: 'aGk=',
    })
    const first = await rowOf('Prairie Freight')
    for (const text of ['Joliet, IL', '80321', 'MC-123456', 'TL', 'Dry, Reefer', 'Valid', 'Active'])
      expect(first.getByText(text)).toBeVisible()
    expect((await screen.findAllByRole('row'))[1]?.querySelector('[data-initials="PF"]')).toBeVisible()
    const second = await rowOf('Kestrel Lines')
    for (const text of ['MC-9', 'LTL', 'VLTL', 'Flatbed', 'Expiring', 'On Hold'])
      expect(second.getByText(text)).toBeVisible()
    const logo = (screen.getByRole('link', { name: 'Kestrel Lines' }).closest('tr') as HTMLElement).querySelector('img')
    await waitFor(() => expect(logo).toHaveAttribute('src', 'data:image/png;base64,aGk='))
    expect(portal.calls(getPicture)[0]?.params).toEqual({ fileId: logoFileId })
    expect(requests()[0]).toMatchObject({ pageSize: '50', page: '1', sort: 'name' })
    expect(screen.getByText('1–50 of 120')).toBeVisible()
  })

  it('shows how each carrier did in the last 12 months [CARRIER-1]', async () => {
    const figures = { shipmentsLast12Months: 1212, onTimePickup: 96.42, onTimeDelivery: 91 }
    await openCarriers({ carriers: [{ ...prairie, ...figures }, kestrel] })
    const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)
    const cells = async (name: string) =>
      (await rowOf(name)).getAllByRole('cell').map(({ textContent }) => textContent ?? '')
    const of = async (name: string) => {
      const texts = await cells(name)
      return ['On-time pickup', 'On-time delivery', 'Shipments (12 months)'].map(
        (head) => texts[heads.indexOf(head) - (heads.length - texts.length)],
      )
    }
    expect(await of('Prairie Freight')).toEqual(['96.4%', '91.0%', '1,212'])
    expect(await of('Kestrel Lines')).toEqual(['N/A', 'N/A', '0'])
  })

  it('presets the type by the mode of the address, and lets it be taken away [ROUTE-21] [CARRIER-1]', async () => {
    const {
      asked: requests,
      address,
      keys,
    } = await openCarriers({
      carriers: [prairie],
      path: '/carriers?mode=TL&insurance=Soon',
    })
    await rowOf('Prairie Freight')
    expect(requests()[0]).toMatchObject({ mode: 'TL' })
    expect(requests()[0]).not.toHaveProperty('insurance')
    const chips = within(screen.getByRole('group', { name: 'Filters that are set' }))
    expect(chips.getByText('Truckload')).toBeVisible()
    await keys.click(chips.getByRole('button', { name: 'Clear' }))
    expect(address()).toBe('/carriers')
    await waitFor(() => expect(requests().at(-1)).not.toHaveProperty('mode'))
  })

  it('searches, filters and sorts in the address [CARRIER-1]', async () => {
    const { asked: requests, address, keys } = await openCarriers({ carriers: [prairie, kestrel] })
    await rowOf('Prairie Freight')
    await keys.click(screen.getByRole('button', { name: 'Filters' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await keys.click(panel.getByRole('checkbox', { name: 'Reefer' }))
    await keys.click(panel.getByRole('checkbox', { name: 'Expired' }))
    await keys.click(panel.getByRole('checkbox', { name: 'On Hold' }))
    await keys.click(panel.getByRole('button', { name: 'Close filters' }))
    await keys.click(screen.getByRole('button', { name: /^DOT #/ }))
    await keys.click(screen.getByLabelText('Search carriers'))
    await keys.paste('MC-9')
    await waitFor(() => expect(address()).toContain('search=MC-9'))
    await waitFor(() =>
      expect(requests().at(-1)).toMatchObject({
        searchTerm: 'MC-9',
        equipment: '2',
        insurance: 'Expired',
        hold: 'OnHold',
        sort: 'dotNumber',
      }),
    )
  })

  it('exports everything that matches as a CSV file [CARRIER-1]', async () => {
    const written: Blob[] = []
    URL.createObjectURL = vi.fn((blob: Blob) => {
      written.push(blob)
      return 'blob:file'
    }) as typeof URL.createObjectURL
    URL.revokeObjectURL = vi.fn()
    const { keys, portal } = await openCarriers({ carriers: [kestrel], path: '/carriers?mode=LTL&search=kes&page=1' })
    portal.on(exportCarriers, 'Name,DOT number\r\nKestrel Lines,\r\n')
    await rowOf('Kestrel Lines')
    await keys.click(screen.getByRole('button', { name: 'Export' }))
    await vi.waitFor(() => expect(written).toHaveLength(1))
    expect(await written[0]?.text()).toBe('Name,DOT number\r\nKestrel Lines,\r\n')
    expect(portal.calls(exportCarriers)[0]?.query).toEqual({ mode: 'LTL', searchTerm: 'kes', sort: 'name' })
  })

  it('becomes cards below 768 px that open the carrier', async () => {
    setWindowWidth(767)
    const opened = await openCarriers({ carriers: [prairie] })
    opened.answerCarrier()
    const card = within(await screen.findByRole('list', { name: 'Carriers' }))
    expect(card.getByText('DOT 80321 · MC-123456 · Joliet, IL')).toBeVisible()
    await opened.keys.click(card.getByRole('link', { name: 'Prairie Freight' }))
    expect(opened.address()).toBe(`/carriers/${prairie.carrierId}`)
  })

  it('tells on a card how the carrier stands and did, as far as that is known', async () => {
    setWindowWidth(767)
    const figures = { shipmentsLast12Months: 1, onTimePickup: 100, onTimeDelivery: 50 }
    const busy = { ...aCarrier({ name: 'Busy Lines' }), ...figures, shipmentsLast12Months: 1212 }
    await openCarriers({ carriers: [{ ...prairie, ...figures, equipmentModes: [] }, kestrel, busy] })
    const cards = within(await screen.findByRole('list', { name: 'Carriers' })).getAllByRole('listitem')
    expect(cards[0]).toHaveTextContent(/ValidTL1 shipment in 12 months, on time 100% at pickup and 50% at delivery$/)
    expect(cards[1]).toHaveTextContent(/Kestrel Lines.*MC-9ExpiringOn HoldLTLVLTLFlatbedNo shipments in 12 months$/)
    expect(cards[1]).not.toHaveTextContent('MC-9 · MC-9')
    expect(cards[2]).toHaveTextContent('1,212 shipments in 12 months')
    expect(screen.getByText('On Hold').closest('[title]')).toHaveAttribute('title', 'Unpaid claims')
  })

  it('has a dash for modes that are not known, and is sorted both ways', async () => {
    const { keys } = await openCarriers({ carriers: [{ ...prairie, scac: 'PRFT', modes: [] }] })
    const row = await rowOf('Prairie Freight')
    expect(row.getByText('Joliet, IL · PRFT')).toBeVisible()
    expect(row.getAllByText('–')).toHaveLength(1)
    await keys.click(screen.getByRole('button', { name: /^DOT #/ }))
    await keys.click(screen.getByRole('button', { name: /^DOT #/ }))
    expect(await screen.findByRole('columnheader', { name: /^DOT #/ })).toHaveAttribute('aria-sort', 'descending')
  })

  it('says that nothing was found, that there is nothing yet, or why it failed', async () => {
    const filtered = await openCarriers({ path: '/carriers?insurance=Expired' })
    expect(await screen.findByText('No carriers were found for the given filters')).toBeVisible()
    await filtered.keys.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(await screen.findByText('No carriers yet')).toBeVisible()
    filtered.portal.on(findCarriers, refused(403, 'Not for you'))
    await filtered.keys.click(screen.getByLabelText('Search carriers'))
    await filtered.keys.paste('x')
    expect(await screen.findByText('Not for you')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('follows changes that others make', async () => {
    const { network, live } = await openCarriers({ carriers: [prairie] })
    await rowOf('Prairie Freight')
    network.data = [{ ...prairie, name: 'Prairie Group' }]
    act(() => live.receive(ana.companyId, 'changed', { name: 'carrierChanged', entity: 'carrier', payload: {} }))
    expect(await screen.findByRole('link', { name: 'Prairie Group' })).toBeVisible()
  })
})

describe('who may', () => {
  it('see carriers: whoever holds ViewCarrierNetwork, in the menu My Account [ROUTE-20]', () => {
    const [list, record] = carrierScreens
    expect([list?.path, record?.path]).toEqual(['/carriers', '/carriers/:carrierId'])
    expect(carrierScreens.every(({ needs }) => needs.join() === 'ViewCarrierNetwork')).toBe(true)
    const user = { ...ana, permissions: ['ViewCarrierNetwork' as const] }
    expect(menuFor(user, carrierScreens)).toMatchObject([{ group: 'My Account', screens: [{ title: 'Carriers' }] }])
    expect(menuFor({ ...ana, permissions: [] }, carrierScreens)).toEqual([])
  })

  it('add carriers: whoever holds EditCarrierNetwork; others learn why not [CARRIER-3] [PERM-5] [DEF-46]', async () => {
    const { keys } = await openCarriers({ carriers: [prairie], user: viewer })
    await rowOf('Prairie Freight')
    const add = screen.getByRole('button', { name: /Add Carrier/ })
    expect(add).toHaveAccessibleDescription('You do not have permission to perform this action')
    await keys.click(add)
    await keys.keyboard('c')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
