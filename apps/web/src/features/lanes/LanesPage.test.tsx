import { createLane, deleteLane, exportLanes, getLane, searchLanes } from '@lanewise/contract/lanes'
import { noPermissionText } from '@lanewise/domain/access/allowed'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { writeStored } from '#platform/stored.ts'
import { refused } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'
import { setWindowWidth } from '#testing/window.ts'
import { aLane, aWatcher, fill, openLane, openLanes, viewer } from './testing/given.tsx'

const dry = aLane()
const reefer = aLane({ customerReferenceNumber: 'DAL-DEN-REEF', equipmentMode: 2 })
const region = (name: string) => within(screen.getByRole('region', { name }))
const card = (name: string) => screen.findByRole('link', { name: new RegExp(name) })

describe('the list of lanes', () => {
  it('stands at the left of an open lane and is hidden below 1280 px [LANE-4] [LANE-5]', async () => {
    await openLane(dry)
    expect(await screen.findByRole('list', { name: 'Lanes' })).toBeVisible()
    act(() => setWindowWidth(1280))
    expect(screen.getByRole('list', { name: 'Lanes' })).toBeVisible()
    act(() => setWindowWidth(1279))
    expect(screen.queryByRole('list', { name: 'Lanes' })).toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'JOL-ATL-DRY' })).toBeVisible()
  })

  it('is the page below 1280 px while no lane is open', async () => {
    setWindowWidth(800)
    await openLanes({ lanes: [dry] })
    expect(await screen.findByRole('list', { name: 'Lanes' })).toBeVisible()
    expect(screen.queryByText(/Choose a lane/)).toBeNull()
  })

  it('opens the first lane on entry where it stands beside, and none after Close', async () => {
    const { keys, address } = await openLanes({ lanes: [dry, reefer], path: '/lanes?search=a', isWide: true })
    expect(await screen.findByRole('heading', { level: 1, name: 'JOL-ATL-DRY' })).toBeVisible()
    expect(address()).toBe(`/lanes/${dry.id}?search=a`)
    await keys.click(screen.getByRole('link', { name: 'Close' }))
    expect(await screen.findByText(/Choose a lane/)).toBeVisible()
    expect(address()).toBe('/lanes?search=a')
  })

  it('is filtered by equipment and exported as it is filtered', async () => {
    const { keys, portal, address } = await openLanes({ lanes: [dry, reefer] })
    portal.on(exportLanes, 'Name,Equipment Mode\r\n')
    await card('JOL-ATL-DRY')
    await keys.click(screen.getByRole('button', { name: 'Filter by equipment: All equipment' }))
    await keys.click(await screen.findByRole('menuitemradio', { name: 'Reefer' }))
    await waitFor(() => expect(portal.calls(searchLanes).at(-1)?.query).toMatchObject({ equipment: '2' }))
    expect(address()).toBe('/lanes?equipment=2')
    const toExport = () => screen.getByRole('button', { name: 'Export' })
    await waitFor(() => expect(toExport()).toBeEnabled())
    await keys.click(toExport())
    await waitFor(() => expect(portal.calls(exportLanes)[0]?.query).toMatchObject({ equipment: '2' }))
  })

  it('does not repeat the places below a name that says them', async () => {
    const named = aLane({ customerReferenceNumber: 'Joliet, IL to Atlanta, GA Dry' })
    await openLanes({ lanes: [named] })
    expect(await card('Joliet, IL to')).toHaveTextContent(/^Joliet, IL to Atlanta, GA DryDry60433 to 30336716 mi/)
  })

  it('searches on Enter and by its button, never by typing alone [LANE-6] [LANE-7]', async () => {
    const { keys, portal, address } = await openLanes({ lanes: [dry] })
    await card('JOL-ATL-DRY')
    const queries = () => portal.calls(searchLanes).map(({ query }) => query)
    expect(queries()).toEqual([{ page: '1', pageSize: '20' }])
    const box = screen.getByRole('textbox', { name: 'Search lanes' })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await keys.type(box, 'jol')
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    vi.useRealTimers()
    expect(queries()).toHaveLength(1)
    await keys.keyboard('{Enter}')
    await waitFor(() => expect(queries().at(-1)).toEqual({ searchTerm: 'jol', page: '1', pageSize: '20' }))
    expect(address()).toBe('/lanes?search=jol')
    await keys.type(box, 'iet')
    await keys.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(queries().at(-1)?.searchTerm).toBe('joliet'))
  })

  it('shows name, places, miles, mode, carriers and the day of creation of each lane [LANE-8]', async () => {
    await openLanes({ lanes: [dry, reefer] })
    expect(await card('JOL-ATL-DRY')).toHaveTextContent(
      /^JOL-ATL-DRYDryJoliet, IL 60433 to Atlanta, GA 30336716 mi · 4 carriersCreated on 03\/02\/2026$/,
    )
    expect(await card('DAL-DEN-REEF')).toHaveTextContent('Reefer')
  })

  it('reads "No lanes" without any, and leads on [LANE-9]', async () => {
    const { keys } = await openLanes()
    expect(await screen.findByText('No lanes')).toBeVisible()
    await keys.click(screen.getByRole('button', { name: 'Add the first lane' }))
    expect(await screen.findByRole('dialog', { name: 'New Lane' })).toBeVisible()
  })

  it('says that nothing was found and clears the search', async () => {
    const { keys, address } = await openLanes({ path: '/lanes?search=nowhere' })
    expect(await screen.findByText('No lanes')).toBeVisible()
    await keys.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(address()).toBe('/lanes')
  })

  it('asks again when it did not load', async () => {
    const opened = await openLanes()
    opened.portal.on(searchLanes, refused(503, 'Not available'))
    await act(() => opened.router.navigate('/lanes?page=2'))
    expect(await screen.findByText('Not available')).toBeVisible()
    opened.network.lanes = [dry]
    opened.portal.on(searchLanes, { data: [], total: 0 })
    await opened.keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No lanes')).toBeVisible()
  })

  it('pages in the address, and follows what others do', async () => {
    const opened = await openLanes({ lanes: [dry], total: 48 })
    await card('JOL-ATL-DRY')
    expect(screen.getByText('1–20 of 48')).toBeVisible()
    await opened.keys.click(screen.getByRole('button', { name: 'Next page' }))
    expect(opened.address()).toBe('/lanes?page=2')
    await card('JOL-ATL-DRY')
    opened.network.lanes = [{ ...dry, customerReferenceNumber: 'JOL-ATL-NEW' }]
    act(() =>
      opened.live.receive(ana.companyId, 'changed', {
        name: 'laneChanged',
        entity: 'lane',
        payload: {},
      }),
    )
    expect(await card('JOL-ATL-NEW')).toBeVisible()
  })

  it('is worked by keys: J, K and arrows move, Enter opens with the search kept, the open lane is marked', async () => {
    const { keys, address } = await openLanes({ lanes: [dry, reefer], path: '/lanes?search=a', isWide: true })
    await card('JOL-ATL-DRY')
    await waitFor(() => expect(screen.getByRole('link', { name: /JOL-ATL-DRY/ })).toHaveFocus())
    await keys.keyboard('j')
    expect(screen.getByRole('link', { name: /DAL-DEN-REEF/ })).toHaveFocus()
    await keys.keyboard('k')
    expect(screen.getByRole('link', { name: /JOL-ATL-DRY/ })).toHaveFocus()
    await keys.keyboard('{ArrowDown}{Enter}')
    expect(await screen.findByRole('heading', { level: 1, name: 'DAL-DEN-REEF' })).toBeVisible()
    expect(address()).toBe(`/lanes/${reefer.id}?search=a`)
    expect(screen.getByRole('link', { name: /DAL-DEN-REEF/ })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: /JOL-ATL-DRY/ })).not.toHaveAttribute('aria-current')
  })
})

describe('a lane', () => {
  it('is loaded by its id and shows its name, its map and its details [LANE-10] [LANE-16]', async () => {
    const watchers = [aWatcher({ name: 'Ana Ruiz' }), aWatcher({ name: 'Marcus Kell' })]
    const { portal } = await openLane(dry, { watchers })
    expect(portal.calls(getLane)[0]?.params).toEqual({ laneId: dry.id })
    expect(document.title).toMatch(/ - JOL-ATL-DRY$/)
    expect(region('Lane Map').getByText('716 mi · Transit 2 days')).toBeVisible()
    const details = region('Lane Details')
    await details.findByText('Ana Ruiz')
    const facts = details.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
    expect(facts).toEqual([
      ['Equipment mode', 'Dry'],
      ['Origin', 'Joliet, IL 60433'],
      ['Destination', 'Atlanta, GA 30336'],
      ['YTD shipment count', '218'],
      ['Projected monthly volume', '19'],
      ['Tender type', 'Automatic'],
      ['Tender method', 'EDI'],
      ['Tender time', '60 minutes'],
      ['Tender start', '3 days'],
      ['Watchers', 'ARAna RuizMKMarcus Kell'],
    ])
  })

  it('without watchers reads "N/A" [LANE-16]', async () => {
    await openLane(dry)
    const details = region('Lane Details')
    await waitFor(() => expect(details.getByText('Watchers').nextElementSibling).toHaveTextContent(/^N\/A$/))
  })

  it('shows the past 12 months by month from monthlyCounts [LANE-17]', async () => {
    await openLane(dry)
    const rows = within(screen.getByRole('table', { name: 'Past 12 months' })).getAllByRole('row')
    expect(rows.slice(1).map((row) => row.textContent)).toEqual(
      ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].map(
        (month, index) => `${month} 2026${dry.monthlyCounts[index]?.count}`,
      ),
    )
    expect(region('Shipment Activity').getByText(/shipments, 12 this month/)).toHaveTextContent('235 shipments')
    expect(region('Shipment Activity').getByText('01/2026–12/2026')).toBeVisible()
  })

  it('shows what is expected by month from projectedMonthlyVolume [LANE-18]', async () => {
    await openLane(dry)
    const rows = within(screen.getByRole('table', { name: 'Projected volume' })).getAllByRole('row')
    expect(rows).toHaveLength(13)
    expect(rows[1]).toHaveTextContent('Jan 202719')
    expect(rows[12]).toHaveTextContent('Dec 202721')
    expect(region('Shipment Activity').getByText(/\+13% year on year/)).toHaveTextContent('265 shipments')
  })

  it('says what is missing where there is nothing to draw [LANE-19] [LANE-20]', async () => {
    const none = dry.monthlyCounts.map((month) => ({ ...month, count: 0 }))
    await openLane(aLane({ monthlyCounts: none, projectedMonthlyVolume: [] }))
    expect(region('Shipment Activity').getByText('No Shipment History')).toBeVisible()
    expect(region('Shipment Activity').getByText('No Projected Volume')).toBeVisible()
    expect(screen.queryByRole('table', { name: 'Past 12 months' })).toBeNull()
  })

  it('has its three buttons, which are disabled without EditLane and say why [LANE-11] [LANE-12]', async () => {
    const { keys } = await openLane(dry, { user: viewer })
    for (const name of ['Delete Lane', 'Manage Watchers', 'Edit Lane']) {
      const button = screen.getByRole('button', { name })
      expect(button).toHaveAttribute('aria-disabled', 'true')
      expect(button).toHaveAccessibleDescription(noPermissionText)
      await keys.click(button)
      expect(screen.queryByRole('dialog')).toBeNull()
    }
    await keys.keyboard('e')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens each of them for whoever may edit [LANE-11]', async () => {
    const { keys } = await openLane(dry, { user: { permissions: ['ViewLanes', 'EditLane'] } })
    const opened = { 'Delete Lane': 'Delete Lane?', 'Manage Watchers': 'Manage Watchers', 'Edit Lane': 'Edit Lane' }
    for (const [button, dialog] of Object.entries(opened)) {
      await keys.click(screen.getByRole('button', { name: button }))
      expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible()
      await keys.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await keys.keyboard('e')
    expect(await screen.findByRole('dialog', { name: 'Edit Lane' })).toBeVisible()
  })

  it('has them in an "Actions" menu on narrow screens [LANE-13]', async () => {
    setWindowWidth(767)
    const { keys } = await openLane(dry)
    expect(screen.queryByRole('button', { name: 'Edit Lane' })).toBeNull()
    await keys.click(screen.getByRole('button', { name: 'Actions' }))
    const entries = await screen.findAllByRole('menuitem')
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      ...['Edit Lane', 'Manage Watchers', 'Copy Lane', 'Delete Lane'],
    ])
    await keys.click(screen.getByRole('menuitem', { name: 'Edit Lane' }))
    expect(await screen.findByRole('dialog', { name: 'Edit Lane' })).toBeVisible()
  })

  it('is copied with its places and terms under a name of its own', async () => {
    const { keys, portal } = await openLane(dry)
    portal.on(createLane, reefer)
    await keys.click(screen.getByRole('button', { name: 'Copy Lane' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'New Lane' }))
    expect(dialog.getByLabelText('Name')).toHaveValue('Copy of JOL-ATL-DRY')
    await keys.click(dialog.getByRole('button', { name: /^Create/ }))
    expect(await screen.findByText('Lane created successfully')).toBeVisible()
    expect(portal.calls(createLane)[0]?.body).toMatchObject({
      customerReferenceNumber: 'Copy of JOL-ATL-DRY',
      equipmentMode: dry.equipmentMode,
      origin: { city: 'Joliet', state: 'IL', postalCode: '60433', country: 'US' },
      tenderType: dry.tenderType,
    })
  })

  it('is closed to the list, as it was searched [LANE-14]', async () => {
    const { keys, address } = await openLane(dry, { path: `/lanes/${dry.id}?search=jol&page=2`, total: 40 })
    await keys.click(screen.getByRole('link', { name: 'Close' }))
    expect(address()).toBe('/lanes?search=jol&page=2')
    expect(await screen.findByText(/Choose a lane/)).toBeVisible()
  })

  it('that somebody else deletes says so, and the note that was being written on it can still be copied', async () => {
    writeStored('noteDrafts', { [dry.id]: '<p>The gate moved to Dock 4</p>' })
    const opened = await openLane(dry, { path: `/lanes/${dry.id}?search=jol` })
    await screen.findByRole('toolbar', { name: 'Formatting' })
    const editor = screen.getByRole('textbox', { name: 'Note' })
    opened.portal.on(getLane, refused(404, 'This lane does not exist or is not yours'))
    act(() => opened.live.receive(dry.id, 'changed', { name: 'laneChanged', entity: 'lane', payload: {} }))
    const notice = within(await screen.findByRole('alert'))
    expect(notice.getByText('This lane was deleted')).toBeVisible()
    expect(notice.getByRole('link', { name: 'All lanes' })).toHaveAttribute('href', '/lanes?search=jol')
    expect(editor).toBeVisible()
    expect(editor).toHaveTextContent('The gate moved to Dock 4')
  })

  it('keeps what was typed into its dialog when somebody else deletes it', async () => {
    const opened = await openLane(dry)
    await opened.keys.click(screen.getByRole('button', { name: 'Edit Lane' }))
    await fill(opened.keys, { Name: 'JOL-ATL-2027' })
    opened.portal.on(getLane, refused(404, 'This lane does not exist or is not yours'))
    act(() => opened.live.receive(dry.id, 'changed', { name: 'laneChanged', entity: 'lane', payload: {} }))
    expect(await screen.findByText('This lane was deleted')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('JOL-ATL-2027')
  })

  it('says that there is none, and leads to all lanes', async () => {
    const opened = await openLanes({ path: '/lanes?search=jol' })
    opened.portal.on(getLane, refused(404, 'This lane does not exist or is not yours'))
    await act(() => opened.router.navigate(`/lanes/${dry.id}?search=jol`))
    expect(await screen.findByText('This lane does not exist or is not yours')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Lane' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'All lanes' })).toHaveAttribute('href', '/lanes?search=jol')
  })
})

describe('deleting a lane', () => {
  const ask = async (answer: Parameters<Awaited<ReturnType<typeof openLane>>['portal']['on']>[1]) => {
    const opened = await openLane(dry)
    opened.portal.on(deleteLane, answer as never)
    await opened.keys.click(screen.getByRole('button', { name: 'Delete Lane' }))
    expect(await screen.findByText('Are you sure you want to delete this lane?')).toBeVisible()
    expect(opened.portal.calls(deleteLane)).toHaveLength(0)
    await opened.keys.click(screen.getByRole('button', { name: 'Delete' }))
    return opened
  }

  it('asks first, deletes by id, says so and returns to the list [LANE-30] [LANE-31] [LANE-32]', async () => {
    const { portal, address } = await ask({ isSuccess: true, message: '' })
    expect(await screen.findByText('Lane deleted successfully')).toBeVisible()
    expect(portal.calls(deleteLane).map(({ params }) => params)).toEqual([{ laneId: dry.id }])
    await waitFor(() => expect(address()).toBe('/lanes'))
  })

  it.each([
    ['is refused without a word', refused(500, ''), 'Failed to delete lane'],
    ['answers isSuccess false', { isSuccess: false, message: '' }, 'Failed to delete lane'],
    ['says why', { isSuccess: false, message: 'The lane has open tenders' }, 'The lane has open tenders'],
  ])('stays and says so when it %s [LANE-33] [LANE-34]', async (_title, answer, text) => {
    const { address } = await ask(answer as never)
    expect(await screen.findByText(text)).toBeVisible()
    expect(address()).toBe(`/lanes/${dry.id}`)
  })

  it('deletes nothing when it is cancelled', async () => {
    const { keys, portal } = await openLane(dry)
    await keys.click(screen.getByRole('button', { name: 'Delete Lane' }))
    await keys.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(portal.calls(deleteLane)).toHaveLength(0)
  })
})
