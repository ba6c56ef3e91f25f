import { deleteLane, getContractedLaneRate, searchLanes } from '@lanewise/contract/lanes'
import { getWatchedEntities } from '@lanewise/contract/watchers'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { setWindowWidth } from '#testing/window.ts'
import { aLane, aRate, aWatcher, joliet, openLane, openLanes, viewer } from './testing/given.tsx'

const region = (name: string) => within(screen.getByRole('region', { name }))
/** Date the given number of days after today, by the local calendar. */
const inDays = (days: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() + days)).toISOString().slice(0, 10)
}
const counts = (count: number) => [{ year: 2026, month: 3, count }]
const shown = (label: string) => region('Lane Details').getByText(label).nextElementSibling?.textContent

describe('the details of a lane', () => {
  it('count one in the singular, name nothing that is not set, and name eight watchers at most', async () => {
    const watchers = Array.from({ length: 9 }, (_, index) => aWatcher({ name: `Watcher ${index + 1}` }))
    const one = { tenderTime: 1, shipmentTenderingStart: null, projectedMonthlyVolume: [] }
    await openLane(aLane({ ...one, originLocation: { ...joliet, postalCode: null } }), { watchers })
    const people = within(await screen.findByRole('list', { name: 'Watchers' })).getAllByRole('listitem')
    expect(people).toHaveLength(9)
    expect(people[7]).toHaveTextContent('Watcher 8')
    expect(people[8]).toHaveTextContent(/^1 more$/)
    expect(shown('Tender time')).toBe('1 minute')
    expect(shown('Tender start')).toBe('–')
    expect(shown('Origin')).toBe('Joliet, IL')
    expect(shown('Projected monthly volume')).toBe('0')
    cleanup()
    await openLane(aLane(), { watchers: watchers.slice(0, 8) })
    expect(within(await screen.findByRole('list', { name: 'Watchers' })).getAllByRole('listitem')).toHaveLength(8)
    expect(screen.queryByText(/more$/)).toBeNull()
  })

  it('do not take watchers that could not be read for none', async () => {
    await openLane(aLane(), { watchers: null })
    expect(shown('Watchers')).toBe('…')
    await waitFor(() => expect(shown('Watchers')).toBe('Could not be loaded'))
  })

  it('compare the next year with the last one, where that had shipments', async () => {
    const activityTexts = () =>
      region('Shipment Activity')
        .getAllByText(/shipments/)
        .map(({ textContent }) => textContent)
    await openLane(aLane({ monthlyCounts: counts(10), projectedMonthlyVolume: counts(8) }))
    expect(activityTexts().join('|')).toContain('shipments, −20% year on year')
    cleanup()
    await openLane(aLane({ monthlyCounts: counts(10), projectedMonthlyVolume: counts(10) }))
    expect(activityTexts().join('|')).toContain('shipments, +0% year on year')
    cleanup()
    await openLane(aLane({ monthlyCounts: counts(0), projectedMonthlyVolume: counts(8) }))
    expect(activityTexts().join('|')).not.toContain('year on year')
    expect(region('Shipment Activity').queryByText('No Projected Volume')).toBeNull()
  })

  it('count one day of the way in the singular', async () => {
    await openLane(aLane({ estimatedMiles: 120 }))
    expect(region('Lane Map').getByText('120 mi · Transit 1 day')).toBeVisible()
  })

  it('ask nothing before a button is pressed, and are watched through a dialog', async () => {
    const { keys, portal } = await openLane(aLane())
    expect(screen.queryByRole('dialog')).toBeNull()
    await keys.click(screen.getByRole('button', { name: 'Manage Watchers' }))
    expect(await screen.findByRole('dialog', { name: 'Manage Watchers' })).toBeVisible()
    await keys.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(portal.calls(getWatchedEntities).length).toBeGreaterThan(0)
  })

  it('are not deleted twice: the question stays while the server is asked', async () => {
    const lane = aLane()
    const { keys, portal, address } = await openLane(lane)
    const { promise, resolve } = Promise.withResolvers<object>()
    portal.on(deleteLane, () => promise as never)
    await keys.click(screen.getByRole('button', { name: 'Delete Lane' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Lane?' }))
    expect(dialog.getByText('JOL-ATL-DRY')).toBeVisible()
    await keys.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-busy', 'true'))
    await keys.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Delete Lane?' })).toBeVisible()
    resolve({ isSuccess: true, message: 'Lane JOL-ATL-DRY is gone' })
    expect(await screen.findByText('Lane JOL-ATL-DRY is gone')).toBeVisible()
    await waitFor(() => expect(address()).toBe('/lanes'))
    expect(portal.calls(deleteLane)).toHaveLength(1)
  })
})

describe('the rates of a lane', () => {
  const rates = () => region('Contracted Rates')

  it('can be asked for again when they did not load, and say that there are none', async () => {
    const opened = await openLane(aLane(), { failing: 'The rates rest' })
    expect(await rates().findByText('The rates rest')).toBeVisible()
    expect(rates().queryByText('Loading')).toBeNull()
    expect(rates().queryByText('No contracted rates')).toBeNull()
    opened.portal.on(getContractedLaneRate, { items: [] })
    await opened.keys.click(rates().getByRole('button', { name: 'Try again' }))
    expect(await rates().findByText('No contracted rates')).toBeVisible()
    expect(rates().queryByText('The rates rest')).toBeNull()
    expect(rates().queryByRole('table')).toBeNull()
    expect(screen.getByRole('button', { name: 'Tender Sequence' })).toHaveAccessibleDescription(
      'A sequence needs at least two active rates',
    )
    expect(rates().getByText('0')).toBeVisible()
  })

  it('say how each carrier did, what is replaced, and when one begins or ends', async () => {
    const items = [
      aRate({ carrierName: 'Able', carrierOnTimeDeliveryPercentage: null, rate: 2.3456, chargeType: 'PerMile' }),
      aRate({ carrierName: 'Baker', shipmentsAccepted: 0, shipmentsRejected: 0, effectiveDate: inDays(1) }),
      aRate({ carrierName: 'Cole', isReplaced: true, isActive: false, sequence: null, expirationDate: inDays(3) }),
      aRate({ carrierName: 'Dale', isActive: false, sequence: null, expirationDate: inDays(3) }),
      aRate({ carrierName: 'Eden', isActive: true, isReplaced: true, sequence: null }),
    ]
    const { keys } = await openLane(aLane(), { rates: items })
    const row = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement
    expect(await row('Able')).toHaveTextContent(/^1stAbleaccepted 97.3%All In.*Per Mile\$2.3456/)
    expect(await row('Baker')).toHaveTextContent(/^1stBakerOn time 96.4%All In.*in 1 day/)
    expect(await row('Cole')).toHaveTextContent(/InactiveCole.*replaced$/)
    expect(await row('Dale')).toHaveTextContent(/InactiveDale.*in 3 days/)
    expect(screen.queryByRole('button', { name: 'Edit rate of Cole' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Edit rate of Dale' })).toBeVisible()
    expect(rates().getByText('5')).toBeVisible()
    await keys.click(screen.getByRole('button', { name: 'Tender Sequence' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Tender Sequence' }))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1stAble$1,985.00',
      '2ndBaker$1,985.00',
    ])
    expect(dialog.getByText('Alt ↑ ↓ moves a rate')).toBeVisible()
  })

  it('count ranges of pallets, and stand as cards on a phone', async () => {
    setWindowWidth(767)
    const range = (minPallets: number) => ({
      id: aRate().id,
      minPallets,
      maxPallets: minPallets + 5,
      ratePerPallet: 72,
    })
    const perPallet = (ranges: number[]) => ({
      chargeType: 'Pallet' as const,
      rateSpecifications: [{ id: aRate().id, packagingTypes: 256 as const, rateRanges: ranges.map(range) }],
    })
    const items = [
      aRate(perPallet([1])),
      aRate({ ...perPallet([1, 7]), carrierName: 'Baker', expirationDate: inDays(2) }),
    ]
    const { keys } = await openLane(aLane(), { rates: items })
    const cards = within(await screen.findByRole('list', { name: 'Contracted Rates' })).getAllByRole('listitem')
    expect(cards[0]).toHaveTextContent(/1 range(?!s)/)
    expect(cards[1]).toHaveTextContent(/2 ranges.*in 2 days/)
    await keys.click(screen.getByRole('button', { name: 'Delete rate of Baker' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Rate?' }))
    expect(dialog.getByText('It will no longer be tendered. Rates after it move up.')).toBeVisible()
    expect(dialog.getByText(/^Baker, 07\/01\/26–/)).toBeVisible()
    await keys.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('stay while the expired ones are asked for', async () => {
    const { keys, portal } = await openLane(aLane(), { rates: [aRate()] })
    await screen.findByText('Copperline Transport')
    const { promise } = Promise.withResolvers<object>()
    portal.on(getContractedLaneRate, () => promise as never)
    await keys.click(screen.getByRole('switch', { name: 'Show Expired' }))
    await waitFor(() => expect(portal.calls(getContractedLaneRate)).toHaveLength(2))
    expect(screen.getByText('Copperline Transport')).toBeVisible()
    expect(screen.getByRole('switch', { name: 'Show Expired' })).toBeChecked()
  })
})

describe('the list of lanes', () => {
  const many = Array.from({ length: 3 }, (_, index) => aLane({ customerReferenceNumber: `LANE-${index + 1}` }))

  it('says what is not known, counts one carrier, and marks the lane that is open', async () => {
    const [first, second] = [
      aLane({ estimatedMiles: null, customerReferenceNumber: 'A-1' }),
      aLane({ equipmentMode: 2 }),
    ]
    const opened = await openLanes({ lanes: [first, second], path: `/lanes/${second.id}`, carriers: 1 })
    const list = within(await screen.findByRole('list', { name: 'Lanes' }))
    const [one, two] = list.getAllByRole('link')
    expect(one).toHaveTextContent(/^A-1Dry.*Miles unknown · 1 carrierCreated on 03\/02\/2026$/)
    expect(one).not.toHaveAttribute('aria-current')
    expect(two).toHaveAttribute('aria-current', 'page')
    expect(two?.querySelector('.lucide-snowflake')).not.toBeNull()
    expect(one?.querySelector('.lucide-snowflake')).toBeNull()
    expect(opened.address()).toBe(`/lanes/${second.id}`)
    expect(screen.queryByText('Choose a lane to see its map, volumes and rates')).toBeNull()
  })

  it('goes no further than its ends by keys', async () => {
    const { keys } = await openLanes({ lanes: many })
    await screen.findByText('LANE-3')
    const focused = () => document.activeElement?.closest('[data-row]')?.textContent?.slice(0, 6)
    await keys.keyboard('k')
    expect(focused()).toBe('LANE-1')
    await keys.keyboard('jjjj')
    expect(focused()).toBe('LANE-3')
    await keys.keyboard('k')
    expect(focused()).toBe('LANE-2')
    expect(screen.getByRole('heading', { level: 1, name: 'Lanes' })).toBeVisible()
  })

  it('lets nobody add a lane without the permission, also where there is none', async () => {
    const { keys } = await openLanes({ user: viewer })
    expect(await screen.findByText('No lanes')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add the first lane' })).toBeNull()
    await keys.keyboard('c')
    expect(screen.queryByRole('dialog')).toBeNull()
    cleanup()
    const opened = await openLanes()
    await opened.keys.click(await screen.findByRole('button', { name: 'Add the first lane' }))
    expect(await screen.findByRole('dialog', { name: 'New Lane' })).toBeVisible()
    await opened.keys.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('takes the search of the address for what was typed, and what is typed without blanks', async () => {
    const { keys, portal, router } = await openLanes({ lanes: many })
    await screen.findByText('LANE-3')
    await keys.keyboard('/')
    const box = screen.getByRole('textbox', { name: 'Search lanes' })
    expect(box).toHaveFocus()
    await keys.paste('  jol ')
    await keys.keyboard('{Enter}')
    await waitFor(() => expect(portal.calls(searchLanes).at(-1)?.query).toMatchObject({ searchTerm: 'jol' }))
    await router.navigate('/lanes?search=atl')
    await waitFor(() => expect(box).toHaveValue('atl'))
  })
})
