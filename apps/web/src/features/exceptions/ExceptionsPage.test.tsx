import {
  assignExceptions,
  completeExceptions,
  countExceptions,
  findExceptions,
  getAssignees,
  orderExceptionChanged,
  reopenExceptions,
  snoozeExceptions,
} from '@lanewise/contract/exceptions'
import { getShipmentInformation, getShipmentRoute } from '@lanewise/contract/shipments'
import { getShipmentTracking } from '@lanewise/contract/tracking'
import type { Permission } from '@lanewise/domain/access/permissions'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refused } from '#testing/fake-portal.ts'
import { ana, renderScreen } from '#testing/render-screen.tsx'
import ExceptionsPage from './ExceptionsPage.tsx'
import { anEntry, anInbox, ben, idOf, me } from './testing/given.ts'

const three = () => [anEntry(1), anEntry(2), anEntry(3)]

async function open(
  entries = three(),
  { path = '/exceptions', permissions }: { path?: string; permissions?: Permission[] } = {},
) {
  const { portal, show } = anInbox(entries)
  for (const operation of [assignExceptions, snoozeExceptions, completeExceptions, reopenExceptions])
    portal.on(operation, { changed: 1 })
  const shown = await renderScreen(<ExceptionsPage />, { portal, path, ...(permissions && { user: { permissions } }) })
  if (entries.length > 0) await screen.findByRole('button', { name: entries[0]?.reason ?? '' })
  return { ...shown, show }
}

const rows = () => within(screen.getByRole('list', { name: 'Exceptions' })).getAllByRole('listitem')
const current = () => document.querySelector('[data-row][aria-current]')?.getAttribute('data-row')
const kinds = () => within(screen.getByRole('navigation', { name: 'Kinds of exceptions' }))

describe('the list', () => {
  it('says what is wrong with which record, since when, whose it is, and offers the one thing to do', async () => {
    await open([
      anEntry(1, { reason: 'Not on a shipment, pickup in 31 h', assignee: ben }),
      anEntry(2, { since: new Date(Date.now() - 26.5 * 3_600_000).toISOString() }),
      anEntry(3, { since: new Date(Date.now() - 80 * 3_600_000).toISOString(), partner: null }),
    ])
    expect(rows()[0]).toHaveTextContent(
      'Not on a shipment, pickup in 31 hO200001 · Joliet, IL Harrisburg, PA · Palmetto Grocery42 minCreate Shipment',
    )
    expect(within(rows()[0] as HTMLElement).getByTitle('Ben Novak')).toBeVisible()
    expect(within(rows()[1] as HTMLElement).getByTitle('Not assigned')).toBeVisible()
    expect(rows()[1]).toHaveTextContent('1 d 2 h')
    expect(rows()[2]).toHaveTextContent('Harrisburg, PA3 d')
    expect(screen.getByText('1–3 of 3')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.queryByText('Nothing needs your attention')).toBeNull()
  })

  it('counts by kind and by view, and asks for what is chosen', async () => {
    const { portal, keys, address } = await open()
    await waitFor(() => expect(kinds().getByRole('button', { name: /^Late\s*3$/ })).toBeVisible())
    expect(kinds().getByRole('button', { name: /^All\s*3$/ })).toHaveAttribute('aria-current', 'true')
    expect(kinds().getByRole('button', { name: /^Snoozed\s*6$/ })).toBeVisible()
    expect(kinds().getByRole('button', { name: /^Done today\s*17$/ })).toBeVisible()
    const lastQuery = () => portal.calls(findExceptions).at(-1)?.query
    expect(lastQuery()).toEqual({ view: 'open', sort: 'severity', page: '1' })
    await keys.click(kinds().getByRole('button', { name: /^Late\s*3$/ }))
    expect(address()).toBe('/exceptions?kind=Late')
    await waitFor(() => expect(lastQuery()).toEqual({ view: 'open', sort: 'severity', kind: 'Late', page: '1' }))
    expect(kinds().getByRole('button', { name: /^Late\s*3$/ })).toHaveAttribute('aria-current', 'true')
    await keys.click(kinds().getByRole('button', { name: /^Done today\s*17$/ }))
    expect(address()).toBe('/exceptions?view=done')
    await keys.click(kinds().getByRole('button', { name: /^All\s*3$/ }))
    await keys.click(screen.getByRole('radio', { name: 'Mine 9' }))
    await waitFor(() => expect(lastQuery()).toMatchObject({ view: 'mine' }))
    await keys.click(screen.getByRole('radio', { name: 'Unassigned 14' }))
    await keys.click(screen.getByRole('radio', { name: 'Age' }))
    expect(address()).toBe('/exceptions?view=unassigned&sort=age')
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'age' }))
  })

  it('shows only the kinds of records that the user may see', async () => {
    await open(three(), { permissions: ['ViewOrder'] })
    expect(kinds().queryByRole('button', { name: /^Late/ })).toBeNull()
    expect(kinds().getByRole('button', { name: /^Not on a shipment/ })).toBeVisible()
  })

  it.each([
    ['', 'Nothing needs your attention'],
    ['?view=mine', 'Nothing is assigned to you'],
    ['?view=unassigned', 'Everything is assigned'],
    ['?view=snoozed', 'Nothing is snoozed'],
    ['?view=done', 'Nothing was marked done today'],
  ])('says that nothing is there (%s)', async (search, text) => {
    await open([], { path: `/exceptions${search}` })
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('can be tried again when it could not be loaded', async () => {
    const { portal } = anInbox([])
    portal.on(findExceptions, refused(500, 'It failed'))
    const { keys } = await renderScreen(<ExceptionsPage />, { portal })
    expect(await screen.findByText('It failed')).toBeVisible()
    expect(screen.queryByText('Nothing needs your attention')).toBeNull()
    portal.on(findExceptions, { data: three(), total: 3 })
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Reason 1' })).toBeVisible()
  })

  it('says that it is loading', async () => {
    const { portal } = anInbox([])
    portal.on(findExceptions, () => new Promise(() => {}))
    await renderScreen(<ExceptionsPage />, { portal })
    expect(await screen.findByText('Loading')).toBeInTheDocument()
    expect(screen.queryByText('Nothing needs your attention')).toBeNull()
  })

  it('follows what happens elsewhere', async () => {
    const { live, show } = await open()
    show([anEntry(2)])
    const event = { name: orderExceptionChanged.name, entity: '', payload: {} }
    act(() => live.receive(ana.companyId, 'changed', event))
    await waitFor(() => expect(rows()).toHaveLength(1))
  })

  it('tells until when something is put aside, and who did what', async () => {
    await open(
      [
        anEntry(1, { snooze: { until: null, forMe: false } }),
        anEntry(2, { snooze: { until: '2099-01-01T10:00:00.000Z', forMe: false } }),
        anEntry(3, { snooze: { until: null, forMe: true } }),
      ],
      {
        path: '/exceptions?view=snoozed',
      },
    )
    expect(rows()[0]).toHaveTextContent('until the next event')
    expect(rows()[1]).toHaveTextContent(/until 01\/01\/2099/)
    expect(rows()[0]).not.toHaveTextContent('for you')
    expect(rows()[2]).toHaveTextContent('for you until the next event')
  })
})

describe('by keyboard alone', () => {
  it('moves with J, K and the arrows, and shows the one at hand', async () => {
    const { keys } = await open()
    expect(current()).toBe(idOf(1))
    await keys.keyboard('j')
    expect(current()).toBe(idOf(1))
    expect(document.activeElement).toHaveTextContent('Reason 1')
    await keys.keyboard('jj')
    expect(current()).toBe(idOf(3))
    await keys.keyboard('j')
    expect(current()).toBe(idOf(3))
    await keys.keyboard('k')
    expect(current()).toBe(idOf(2))
    await keys.keyboard('{ArrowUp}')
    expect(current()).toBe(idOf(1))
  })

  it('marks as done with D, and goes on with the next', async () => {
    const { portal, keys, show } = await open()
    await keys.keyboard('jj')
    show([anEntry(1), anEntry(3)])
    await keys.keyboard('d')
    expect(await screen.findByText('O200002 done')).toBeVisible()
    expect(portal.calls(completeExceptions)[0]?.body).toEqual({ ids: [idOf(2)] })
    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(current()).toBe(idOf(3))
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Reason 3'))
    await keys.keyboard('k')
    expect(current()).toBe(idOf(1))
  })

  it('snoozes with Z until a time or the next event', async () => {
    const { portal, keys } = await open()
    await keys.keyboard('jz')
    const menu = await screen.findByRole('menu', { name: 'Snooze until' })
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((one) => one.textContent),
    ).toEqual(['1 hour', 'Next event', 'Tomorrow'])
    await keys.keyboard('{ArrowDown}{Enter}')
    expect(await screen.findByText('O200001 snoozed until the next event')).toBeVisible()
    expect(portal.calls(snoozeExceptions)[0]?.body).toEqual({ ids: [idOf(1)], until: null, forMe: false })
    await keys.keyboard('z{Enter}')
    await waitFor(() => expect(portal.calls(snoozeExceptions)).toHaveLength(2))
    const until = Date.parse(String(portal.calls(snoozeExceptions)[1]?.body.until))
    expect(Math.abs(until - Date.now() - 3_600_000)).toBeLessThan(60_000)
    await keys.keyboard('z{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(portal.calls(snoozeExceptions)).toHaveLength(3))
    const tomorrow = new Date(String(portal.calls(snoozeExceptions)[2]?.body.until))
    expect([tomorrow.getHours(), tomorrow.getMinutes()]).toEqual([7, 0])
    expect(tomorrow.getTime()).toBeGreaterThan(Date.now())
  })

  it('offers nothing that changes an entry for all users to those who may only see it [DEF-128]', async () => {
    const { keys, portal } = await open([anEntry(1)], { permissions: ['ViewOrder'] })
    const entry = within(screen.getByRole('article'))
    expect(entry.getByRole('button', { name: /^Done/ })).toHaveAccessibleDescription(
      'You do not have permission to perform this action',
    )
    expect(entry.getByRole('button', { name: 'Assign to' })).toHaveAccessibleDescription(/You do not have permission/)
    await keys.keyboard('d')
    expect(portal.calls(completeExceptions)).toEqual([])
  })

  it('lets those who may only see an entry snooze it for themselves, and end that [DEF-128]', async () => {
    const { keys, portal, show } = await open([anEntry(1)], { permissions: ['ViewOrder'] })
    const entry = () => within(screen.getByRole('article'))
    await keys.click(entry().getByRole('button', { name: 'Snooze for Me: Next event' }))
    expect(await screen.findByText('O200001 snoozed for you until the next event')).toBeVisible()
    expect(portal.calls(snoozeExceptions)[0]?.body).toEqual({ ids: [idOf(1)], until: null, forMe: true })
    await keys.keyboard('z')
    expect(await screen.findByRole('menu', { name: 'Snooze for Me until' })).toBeVisible()
    await keys.keyboard('{Escape}')
    await keys.click(await screen.findByRole('checkbox', { name: 'Select Reason 1, O200001' }))
    expect(screen.getByRole('region', { name: 'Selection' })).toHaveTextContent('Snooze for Me')
    await keys.keyboard('{Escape}')
    show([anEntry(1, { snooze: { until: null, forMe: true } })])
    await keys.click(kinds().getByRole('button', { name: /^Snoozed/ }))
    await keys.click(await screen.findByRole('button', { name: /^Reopen for Me/ }))
    await waitFor(() => expect(portal.calls(reopenExceptions)[0]?.body).toEqual({ ids: [idOf(1)] }))
    await keys.keyboard('u')
    await waitFor(() => expect(portal.calls(reopenExceptions)).toHaveLength(2))
  })

  it('lets nobody reopen for all users what they may only see [DEF-128]', async () => {
    const { keys, portal } = await open([anEntry(1, { snooze: { until: null, forMe: false } })], {
      path: '/exceptions?view=snoozed',
      permissions: ['ViewOrder'],
    })
    expect(within(screen.getByRole('article')).getByRole('button', { name: /^Reopen/ })).toHaveAccessibleDescription(
      'You do not have permission to perform this action',
    )
    await keys.keyboard('u')
    expect(portal.calls(reopenExceptions)).toEqual([])
  })

  it('finds a colleague by name where there are many [DEF-128]', async () => {
    const many = Array.from({ length: 12 }, (_unused, index) => ({ id: idOf(70 + index), name: `Person ${index}` }))
    const { keys, portal } = await open([anEntry(1)])
    portal.on(getAssignees, ({ query }) => ({ data: many.filter(({ name }) => name.includes(query.q ?? '')) }))
    cleanup()
    await renderScreen(<ExceptionsPage />, { portal, path: '/exceptions' })
    await keys.click(await screen.findByRole('button', { name: 'Assign to' }))
    await keys.click(await screen.findByRole('menuitem', { name: 'Find a Colleague' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Assign' }))
    await keys.type(dialog.getByRole('combobox', { name: 'Colleague' }), 'Person 11')
    await keys.click(await screen.findByRole('option', { name: 'Person 11' }))
    await keys.click(dialog.getByRole('button', { name: 'Assign' }))
    await waitFor(() =>
      expect(portal.calls(assignExceptions)[0]?.body).toEqual({ ids: [idOf(1)], assigneeId: idOf(81) }),
    )
    expect(portal.calls(getAssignees).at(-1)?.query).toMatchObject({ kinds: 'NotOnShipment', q: 'Person 11' })
  })

  it('assigns with A, to oneself first, to another or to nobody', async () => {
    const { portal, keys } = await open([anEntry(1, { assignee: ben })])
    await keys.keyboard('ja')
    const menu = await screen.findByRole('menu', { name: 'Assign to' })
    expect(
      within(menu)
        .getAllByRole('menuitemradio')
        .map((one) => one.textContent),
    ).toEqual(['Ana Ruiz (me)', 'Ben Novak', 'Nobody'])
    expect(within(menu).getByRole('menuitemradio', { name: 'Ben Novak' })).toBeChecked()
    await keys.click(within(menu).getByRole('menuitemradio', { name: 'Ana Ruiz (me)' }))
    expect(await screen.findByText('O200001 assigned to Ana Ruiz')).toBeVisible()
    expect(portal.calls(assignExceptions)[0]?.body).toEqual({ ids: [idOf(1)], assigneeId: me.id })
    await keys.keyboard('a')
    await keys.click(await screen.findByRole('menuitemradio', { name: 'Nobody' }))
    expect(await screen.findByText('O200001 unassigned')).toBeVisible()
    expect(portal.calls(assignExceptions)[1]?.body).toEqual({ ids: [idOf(1)], assigneeId: null })
  })

  it('opens again with U what was done, and offers nothing else for it', async () => {
    const done = { at: '2026-11-17T10:00:00.000Z', by: 'Ben Novak' }
    const { portal, keys } = await open([anEntry(1, { done })], { path: '/exceptions?view=done' })
    expect(rows()[0]).toHaveTextContent('Ben Novak, ')
    expect(screen.getByRole('heading', { name: 'Done today' })).toBeVisible()
    await keys.keyboard('jd')
    expect(portal.calls(completeExceptions)).toHaveLength(0)
    await keys.keyboard('u')
    expect(await screen.findByText('O200001 reopened')).toBeVisible()
    expect(portal.calls(reopenExceptions)[0]?.body).toEqual({ ids: [idOf(1)] })
  })

  it('does the numbered steps, as far as the user may', async () => {
    const { keys, address } = await open()
    await keys.keyboard('j2')
    expect(address()).toBe('/orders/O200001/consolidate')
  })

  it('does no step that the user may not', async () => {
    const { keys, address } = await open(three(), { permissions: ['ViewOrder'] })
    await keys.keyboard('j1')
    expect(address()).toBe('/exceptions')
    await keys.click(screen.getByRole('link', { name: 'View Order' }))
    expect(address()).toBe('/orders/O200001')
  })

  it('selects with X and deals with all selected ones at once', async () => {
    const { portal, keys } = await open()
    await keys.keyboard('jxjx')
    expect(screen.getByRole('region', { name: 'Selection' })).toHaveTextContent('2 selected')
    await keys.keyboard('d')
    expect(await screen.findByText('2 exceptions done')).toBeVisible()
    expect(portal.calls(completeExceptions)[0]?.body).toEqual({ ids: [idOf(1), idOf(2)] })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull())
  })

  it('says why something could not be done', async () => {
    const { portal, keys } = await open()
    portal.on(completeExceptions, refused(404, 'This exception is gone'))
    await keys.keyboard('jd')
    expect(await screen.findByText('This exception is gone')).toBeVisible()
  })
})

describe('the selection', () => {
  it('is assigned, snoozed, done or let go by its bar', async () => {
    const { portal, keys } = await open()
    const bar = async () => {
      await keys.click(screen.getByRole('checkbox', { name: 'Select Reason 1, O200001' }))
      return within(await screen.findByRole('region', { name: 'Selection' }))
    }
    await keys.click((await bar()).getByRole('button', { name: 'Assign' }))
    await keys.click(await screen.findByRole('menuitemradio', { name: 'Ben Novak' }))
    await waitFor(() => expect(portal.calls(assignExceptions)[0]?.body).toEqual({ ids: [idOf(1)], assigneeId: ben.id }))
    await keys.click((await bar()).getByRole('button', { name: 'Snooze' }))
    await keys.click(await screen.findByRole('menuitem', { name: 'Next event' }))
    await waitFor(() => expect(portal.calls(snoozeExceptions)).toHaveLength(1))
    await keys.click((await bar()).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(portal.calls(completeExceptions)).toHaveLength(1))
    await keys.click((await bar()).getByRole('button', { name: 'Clear selection' }))
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
  })
})

describe('one entry', () => {
  it('opens with what to do next, who has it, and what happened before', async () => {
    const { portal, keys } = await open([anEntry(1)])
    await keys.click(screen.getByRole('button', { name: 'Reason 1' }))
    const entry = within(await screen.findByRole('article', { name: 'Reason 1, O200001' }))
    expect(entry.getByRole('heading', { name: 'What to do next' })).toBeVisible()
    expect(entry.getByText('Ship the order on its own truck')).toBeVisible()
    expect(entry.getByRole('link', { name: /^Create Shipment/ })).toHaveAttribute('href', '/orders/O200001')
    expect(entry.getByRole('link', { name: /^View Order/ })).toHaveAttribute('href', '/orders/O200001')
    expect(await entry.findByText('Nothing has changed yet')).toBeVisible()
    await keys.click(entry.getByRole('button', { name: /^Done/ }))
    await waitFor(() => expect(portal.calls(completeExceptions)).toHaveLength(1))
    expect(portal.calls(countExceptions).length).toBeGreaterThan(0)
  })

  it('says that one closed by itself, and lets nobody open it again', async () => {
    const done = { at: '2026-11-17T10:00:00.000Z', by: 'Ben Novak' }
    const { keys } = await open([anEntry(1, { done, closedAt: done.at })], { path: '/exceptions?view=done' })
    await keys.click(screen.getByRole('button', { name: 'Reason 1' }))
    expect(await screen.findByText('The cause is resolved, so it closed automatically.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Reopen/ })).toBeNull()
  })

  it('of a shipment offers to record what was heard of it', async () => {
    const { portal } = anInbox([
      anEntry(1, { kind: 'NoPosition', entity: 'shipment', entityName: 'S104463', status: 5 }),
    ])
    for (const operation of [getShipmentInformation, getShipmentRoute, getShipmentTracking])
      portal.on(operation, refused(404, 'Not now'))
    const { keys } = await renderScreen(<ExceptionsPage />, { portal })
    await screen.findByRole('button', { name: 'Reason 1' })
    await keys.keyboard('j1')
    await waitFor(() =>
      expect(portal.calls(getShipmentInformation).at(-1)?.params).toEqual({ shipmentNumber: 'S104463' }),
    )
  })
})
