import { createLane, getLane, updateLane } from '@lanewise/contract/lanes'
import { findPlaces } from '@lanewise/contract/places'
import { noPermissionText } from '@lanewise/domain/access/allowed'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aLane, choose, fill, openLane, openLanes, viewer } from '#features/lanes/testing/given.tsx'
import { metConflict, refused } from '#testing/fake-portal.ts'

const lane = aLane()
const place = (city: string, state: string, postalCode: string | null) => ({
  city,
  state,
  postalCode,
  country: 'US' as const,
  latitude: 41.5,
  longitude: -88,
  ianaTimeZone: 'America/Chicago',
})

async function openEdit() {
  const opened = await openLane(lane)
  opened.portal.on(updateLane, ({ body }) => ({ ...lane, ...body, version: 2 }))
  await opened.keys.click(screen.getByRole('button', { name: 'Edit Lane' }))
  await screen.findByRole('dialog', { name: 'Edit Lane' })
  const save = () => opened.keys.click(screen.getByRole('button', { name: /^Save/ }))
  return { ...opened, save }
}

describe('Edit Lane', () => {
  it('requires name, tender type, tender method and marks the equipment mode as required [LANE-21] [LANE-22]', async () => {
    const { keys, portal, save } = await openEdit()
    for (const name of ['Name']) expect(screen.getByRole('textbox', { name })).toBeRequired()
    for (const name of ['Equipment Mode', 'Tender Type', 'Tender Method'])
      expect(screen.getByRole('combobox', { name })).toHaveAttribute('aria-required', 'true')
    await keys.clear(screen.getByRole('textbox', { name: 'Name' }))
    await save()
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('This field is required.')
    expect(portal.calls(updateLane)).toHaveLength(0)
  })

  it('refuses Automatic with Manual on both fields, and takes it back when one changes [LANE-23]', async () => {
    const { keys, portal, save } = await openEdit()
    await choose(keys, 'Tender Method', 'Manual')
    await save()
    const type = screen.getByRole('combobox', { name: 'Tender Type' })
    const method = screen.getByRole('combobox', { name: 'Tender Method' })
    await waitFor(() => expect(type).toHaveAccessibleDescription('Cannot be used with Tender Method: Manual'))
    expect(method).toHaveAccessibleDescription('Cannot be used with Tender Type: Automatic')
    expect(portal.calls(updateLane)).toHaveLength(0)
    await choose(keys, 'Tender Type', 'Manual')
    await waitFor(() => expect(method).not.toHaveAccessibleDescription())
    expect(type).not.toHaveAccessibleDescription()
  })

  it('takes minutes and days as numbers only, and says what they mean [LANE-24] [LANE-25]', async () => {
    const { keys } = await openEdit()
    const time = screen.getByRole('textbox', { name: 'Tender Time (minutes)' })
    const start = screen.getByRole('textbox', { name: 'Tender Start (days)' })
    expect(time).toHaveAccessibleDescription('Minutes until the tender expires')
    expect(start).toHaveAccessibleDescription('Days before pickup that tendering starts')
    for (const field of [time, start]) {
      await keys.clear(field)
      await keys.type(field, '4x5.e')
      expect(field).toHaveValue('45')
    }
  })

  it('offers the types and methods of tenders [LANE-26]', async () => {
    const { keys } = await openEdit()
    const options = async (name: string) => {
      await keys.click(screen.getByRole('combobox', { name }))
      const texts = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
      await keys.keyboard('{Escape}')
      return texts
    }
    expect(await options('Tender Type')).toEqual(['Automatic', 'Manual'])
    expect(await options('Tender Method')).toEqual(['Manual', 'Email', 'EDI', 'API'])
  })

  it('sends what was changed with the version it began from, and says so [LANE-28]', async () => {
    const { keys, portal, save } = await openEdit()
    await fill(keys, { Name: 'JOL-ATL', 'Tender Time (minutes)': '90', 'Tender Start (days)': '5' })
    await choose(keys, 'Equipment Mode', 'Reefer')
    await choose(keys, 'Tender Method', 'Email')
    await save()
    expect(await screen.findByText('Lane updated successfully')).toBeVisible()
    const [{ params, body } = { params: {}, body: {} }] = portal.calls(updateLane)
    expect(params).toEqual({ laneId: lane.id })
    expect(body).toEqual({
      customerReferenceNumber: 'JOL-ATL',
      equipmentMode: 2,
      tenderMethod: 'Email',
      tenderTime: 90,
      shipmentTenderingStart: 5,
      version: 1,
    })
  })

  it('names the equipment of both sides where somebody else chose another one', async () => {
    const { keys, portal, save } = await openEdit()
    portal.on(updateLane, ({ body }) =>
      body.version === 1 ? metConflict('equipmentMode', 3, 2) : { ...lane, equipmentMode: 2 as const, version: 8 },
    )
    portal.on(getLane, { ...lane, equipmentMode: 2, version: 7 })
    await choose(keys, 'Equipment Mode', 'Flatbed')
    await fill(keys, { 'Tender Time (minutes)': '1234567' })
    expect(screen.getByRole('textbox', { name: 'Tender Time (minutes)' })).toHaveValue('123456')
    await fill(keys, { 'Tender Time (minutes)': '90' })
    await save()
    await keys.click(await screen.findByRole('button', { name: 'Theirs, take Equipment Mode: Reefer' }))
    expect(await screen.findByText('Lane updated successfully')).toBeVisible()
    expect(portal.calls(updateLane).map(({ body }) => body)).toEqual([
      { equipmentMode: 3, tenderTime: 90, version: 1 },
      { tenderTime: 90, version: 7 },
    ])
  })

  it.each([
    ['', 'Failed to update lane'],
    ['Another lane has this name', 'Another lane has this name'],
  ])('keeps what was typed when it fails with "%s", and says "%s" [LANE-28] [LANE-34]', async (message, text) => {
    const { keys, portal, save } = await openEdit()
    portal.on(updateLane, refused(500, message))
    await fill(keys, { Name: 'JOL-ATL' })
    await save()
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('JOL-ATL')
  })

  it('refreshes the lane page 500 ms after an update [LANE-29]', async () => {
    const { keys, portal, network, save } = await openEdit()
    await fill(keys, { Name: 'JOL-ATL' })
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 1 })
    const changed = { ...lane, customerReferenceNumber: 'JOL-ATL', version: 2 }
    network.lanes = [changed]
    let saved = false
    portal.on(updateLane, () => {
      saved = true
      return changed
    })
    await save()
    await waitFor(() => expect(saved).toBe(true))
    await screen.findByText('Lane updated successfully')
    const before = portal.calls(getLane).length
    expect(screen.getByRole('heading', { level: 1, name: 'JOL-ATL-DRY', hidden: true })).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(500))
    vi.useRealTimers()
    expect(portal.calls(getLane).length).toBeGreaterThan(before)
    expect(await screen.findByRole('heading', { level: 1, name: 'JOL-ATL' })).toBeVisible()
  })
})

describe('New Lane', () => {
  const open = async () => {
    const opened = await openLanes({ lanes: [lane] })
    opened.portal.on(findPlaces, {
      items: [place('Joliet', 'IL', null), place('Joliet', 'IL', '60433'), place('Atlanta', 'GA', '30336')],
    })
    await opened.keys.click(await screen.findByRole('button', { name: 'New Lane' }))
    await screen.findByRole('dialog', { name: 'New Lane' })
    const pick = async (label: string, option: string) => {
      await opened.keys.type(screen.getByRole('combobox', { name: label }), option.slice(0, 3))
      await opened.keys.click(await screen.findByRole('option', { name: option }))
    }
    const create = () => opened.keys.click(screen.getByRole('button', { name: /^Create/ }))
    return { ...opened, pick, create }
  }

  it('takes name, places, equipment and tender terms, and opens the lane it made [LANE-36]', async () => {
    const { keys, portal, network, pick, create, address } = await open()
    const made = aLane({ customerReferenceNumber: 'NEW-1' })
    portal.on(createLane, () => {
      network.lanes = [lane, made]
      return made
    })
    await fill(keys, { Name: 'NEW-1', 'Tender Time (minutes)': '30', 'Tender Start (days)': '2' })
    await choose(keys, 'Equipment Mode', 'Flatbed')
    await pick('Origin', 'Joliet, IL')
    await pick('Destination', 'Atlanta, GA 30336')
    await choose(keys, 'Tender Type', 'Manual')
    await choose(keys, 'Tender Method', 'Email')
    await create()
    expect(await screen.findByRole('heading', { level: 1, name: 'NEW-1' })).toBeVisible()
    expect(address()).toBe(`/lanes/${made.id}`)
    expect(portal.calls(createLane)[0]?.body).toEqual({
      customerReferenceNumber: 'NEW-1',
      equipmentMode: 3,
      origin: { city: 'Joliet', state: 'IL', postalCode: null, country: 'US' },
      destination: { city: 'Atlanta', state: 'GA', postalCode: '30336', country: 'US' },
      tenderType: 'Manual',
      tenderMethod: 'Email',
      tenderTime: 30,
      shipmentTenderingStart: 2,
      expirationAction: null,
    })
  })

  it('says what is missing and follows the rules of Edit Lane [LANE-36]', async () => {
    const { keys, portal, create } = await open()
    await create()
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('This field is required.'),
    )
    for (const name of ['Equipment Mode', 'Origin', 'Destination', 'Tender Type', 'Tender Method'])
      expect(screen.getByRole('combobox', { name })).toHaveAccessibleDescription('This field is required.')
    await choose(keys, 'Tender Type', 'Automatic')
    await choose(keys, 'Tender Method', 'Manual')
    await create()
    expect(await screen.findByText('Cannot be used with Tender Method: Manual')).toBeVisible()
    expect(screen.getByText('Cannot be used with Tender Type: Automatic')).toBeVisible()
    expect(portal.calls(createLane)).toHaveLength(0)
  })

  it('puts what the server says about a place beside it', async () => {
    const { keys, portal, pick, create } = await open()
    portal.on(
      createLane,
      refused(400, 'Check the fields', { modelState: { 'origin.city': ['Unknown place'] } } as never),
    )
    await fill(keys, { Name: 'NEW-1' })
    await choose(keys, 'Equipment Mode', 'Dry')
    await pick('Origin', 'Joliet, IL')
    await pick('Destination', 'Atlanta, GA 30336')
    await choose(keys, 'Tender Type', 'Manual')
    await choose(keys, 'Tender Method', 'Manual')
    await create()
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Origin' })).toHaveAccessibleDescription('Unknown place'),
    )
    expect(within(screen.getByRole('dialog')).getByRole('textbox', { name: 'Name' })).toHaveValue('NEW-1')
  })

  it('follows the permission wrapper without CreateLane [LANE-36]', async () => {
    const { keys } = await openLanes({ lanes: [lane], user: viewer })
    const button = await screen.findByRole('button', { name: 'New Lane' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(noPermissionText)
    await keys.click(button)
    await keys.keyboard('c')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
