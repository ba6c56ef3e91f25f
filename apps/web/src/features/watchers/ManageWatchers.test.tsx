import {
  addWatchedEntityWithEmail,
  getWatchedEntities,
  quickContactSearch,
  removeWatcher,
  updateWatcher,
  type Watcher,
} from '@lanewise/contract/watchers'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { ManageWatchers } from './ManageWatchers.tsx'

const entityId = '0198c0de-0000-7000-9000-000000000501'
const contactId = '0198c0de-0000-7000-9000-000000000502'
const entity = { entityId, entityType: 'CustomerLane' as const, name: 'JOL-ATL-DRY' }
const marcus: Watcher = {
  id: '0198c0de-0000-7000-9000-000000000503',
  userId: contactId,
  name: 'Marcus Kell',
  emailAddress: 'marcus@acme.test',
  notificationType: 'OnTimeStatus',
  isConfirmed: true,
}

async function open(watchers: Watcher[] = [marcus]) {
  const portal = createFakePortal()
  const held = { watchers }
  portal.on(getWatchedEntities, () => ({ items: held.watchers }))
  portal.on(quickContactSearch, { items: [{ id: contactId, name: 'Marcus Kell', email: 'marcus@acme.test' }] })
  portal.on(addWatchedEntityWithEmail, ({ body }) => {
    const added = { ...marcus, id: entityId, name: String(body.emailAddress), emailAddress: String(body.emailAddress) }
    held.watchers = [...held.watchers, added]
    return added
  })
  portal.on(updateWatcher, marcus)
  const opened = await renderScreen(<ManageWatchers entity={entity} onClose={vi.fn()} />, { portal })
  await screen.findByRole('dialog', { name: 'Manage Watchers' })
  const add = async () => opened.keys.click(await screen.findByRole('button', { name: 'Add Watcher' }))
  const submit = (verb: string) => opened.keys.click(screen.getByRole('button', { name: new RegExp(`^${verb}`) }))
  return { ...opened, held, add, submit }
}

describe('Manage Watchers', () => {
  it('says of a mailbox that it has not confirmed yet', async () => {
    const dock = {
      ...marcus,
      id: contactId,
      userId: null,
      name: 'dock@customer.test',
      emailAddress: 'dock@customer.test',
    }
    await open([marcus, { ...dock, isConfirmed: false }])
    const [confirmed, waiting] = await screen.findAllByRole('listitem')
    expect(waiting).toHaveTextContent('On-time status update · Waiting for confirmation')
    expect(confirmed).not.toHaveTextContent('Waiting')
  })

  it('lists who watches the record, loaded by its id, and changes to the form and back [WATCH-2] [WATCH-3]', async () => {
    const { keys, portal, add } = await open()
    expect(await screen.findByRole('listitem')).toHaveTextContent('marcus@acme.test · On-time status update')
    expect(portal.calls(getWatchedEntities)[0]?.params).toEqual({ entityId })
    expect(screen.queryByText('Loading')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(screen.queryByText('No watchers yet')).toBeNull()
    expect(screen.getByRole('button', { name: 'Add Watcher' })).toBeEnabled()
    await add()
    await screen.findByRole('combobox', { name: 'Email' })
    expect(screen.queryByRole('listitem')).toBeNull()
    await keys.click(screen.getByRole('button', { name: /^Cancel/ }))
    await screen.findByRole('listitem')
    await keys.click(screen.getByRole('button', { name: 'Edit Marcus Kell' }))
    expect(await screen.findByRole('combobox', { name: 'Email' })).toHaveValue('marcus@acme.test')
  })

  it('offers three notifications and starts at All [WATCH-4]', async () => {
    const { add } = await open()
    await add()
    const choices = await screen.findAllByRole('radio')
    expect(choices.map((radio) => radio.parentElement?.textContent)).toEqual([
      'All updates',
      'Status update',
      'On-time status update',
    ])
    expect(screen.getByRole('radio', { name: 'All updates' })).toBeChecked()
  })

  it('suggests contacts by what is typed, and adds the one that was taken [WATCH-5] [WATCH-9] [WATCH-12]', async () => {
    const { keys, portal, add, submit } = await open([])
    await add()
    await keys.type(await screen.findByRole('combobox', { name: 'Email' }), 'mar')
    await keys.click(await screen.findByRole('option', { name: /Marcus Kell/ }))
    expect(portal.calls(quickContactSearch).at(-1)?.query).toEqual({ q: 'mar' })
    await keys.click(screen.getByRole('radio', { name: 'Status update' }))
    await submit('Add')
    expect(await screen.findByText('Watcher added successfully')).toBeVisible()
    expect(portal.calls(addWatchedEntityWithEmail)[0]?.body).toEqual({
      userId: contactId,
      emailAddress: 'marcus@acme.test',
      notificationType: 'ShipmentStatus',
      entityId,
      entityType: 'CustomerLane',
    })
    expect(await screen.findByRole('listitem')).toHaveTextContent('marcus@acme.test')
  })

  it('accepts an address that no contact has, and forgets the contact when the address is changed [WATCH-6]', async () => {
    const { keys, portal, add, submit } = await open([])
    await add()
    const email = await screen.findByRole('combobox', { name: 'Email' })
    await keys.type(email, 'mar')
    await keys.click(await screen.findByRole('option', { name: /Marcus Kell/ }))
    await keys.clear(email)
    await keys.type(email, 'dock@plant.test')
    await submit('Add')
    await screen.findByText('Watcher added successfully')
    expect(portal.calls(addWatchedEntityWithEmail)[0]?.body).toMatchObject({
      userId: null,
      emailAddress: 'dock@plant.test',
    })
  })

  it('refuses what is no address [WATCH-7]', async () => {
    const { keys, portal, add, submit } = await open()
    await add()
    const email = await screen.findByRole('combobox', { name: 'Email' })
    await keys.type(email, 'marcus at acme')
    await submit('Add')
    await waitFor(() => expect(email).toHaveAccessibleDescription('Please enter a valid email address'))
    expect(portal.calls(addWatchedEntityWithEmail)).toHaveLength(0)
  })

  it('locks the address while a row is edited, and sends the request [WATCH-8] [WATCH-10] [WATCH-13]', async () => {
    const { keys, portal, submit } = await open()
    await keys.click(await screen.findByRole('button', { name: 'Edit Marcus Kell' }))
    expect(await screen.findByRole('combobox', { name: 'Email' })).toBeDisabled()
    await keys.click(screen.getByRole('radio', { name: 'All updates' }))
    await submit('Save')
    expect(await screen.findByText('Watcher edited successfully')).toBeVisible()
    expect(portal.calls(updateWatcher)[0]?.body).toEqual({
      watchedEntityRequest: {
        userId: contactId,
        emailAddress: 'marcus@acme.test',
        notificationType: 'All',
        entityId,
        entityType: 'CustomerLane',
      },
    })
  })

  it('removes a watcher by record, user and address, and says so [WATCH-11] [WATCH-14]', async () => {
    const { keys, portal, held } = await open()
    portal.on(removeWatcher, () => {
      held.watchers = []
      return { isSuccess: true, message: '' }
    })
    await keys.click(await screen.findByRole('button', { name: 'Remove Marcus Kell' }))
    expect(await screen.findByText('Watcher removed successfully')).toBeVisible()
    expect(portal.calls(removeWatcher)[0]?.body).toEqual({
      entityId,
      userId: contactId,
      emailAddress: 'marcus@acme.test',
    })
    expect(await screen.findByText('No watchers yet')).toBeVisible()
  })

  it.each([
    { message: '', texts: ['Failed to add watcher', 'Failed to edit watcher', 'Failed to remove watcher'] },
    { message: 'Not now', texts: ['Not now', 'Not now', 'Not now'] },
  ])(
    'says what failed, the words of the server first: "$message" [WATCH-12] [WATCH-13] [WATCH-14]',
    async ({ message, texts }) => {
      const { keys, portal, add, submit } = await open()
      for (const operation of [addWatchedEntityWithEmail, updateWatcher, removeWatcher])
        portal.on(operation, refused(500, message))
      const [adding, editing, removing] = texts
      const expectAndDismiss = async (text: string | undefined) => {
        const snackbarLine = await screen.findByText(text ?? '')
        await keys.click(
          within(snackbarLine.closest('[role="alert"]') as HTMLElement).getByRole('button', { name: /close/i }),
        )
        await waitFor(() => expect(screen.queryByText(text ?? '')).toBeNull())
      }
      await add()
      await keys.type(await screen.findByRole('combobox', { name: 'Email' }), 'dock@plant.test')
      await submit('Add')
      await expectAndDismiss(adding)
      expect(screen.getByRole('combobox', { name: 'Email' })).toHaveValue('dock@plant.test')
      await submit('Cancel')
      await keys.click(await screen.findByRole('button', { name: /Discard/ }))
      await keys.click(await screen.findByRole('button', { name: 'Edit Marcus Kell' }))
      await keys.click(await screen.findByRole('radio', { name: 'All updates' }))
      await submit('Save')
      await expectAndDismiss(editing)
      await submit('Cancel')
      await keys.click(await screen.findByRole('button', { name: /Discard/ }))
      await keys.click(await screen.findByRole('button', { name: 'Remove Marcus Kell' }))
      await expectAndDismiss(removing)
    },
  )

  it('says what the server says of a removal that it did not do', async () => {
    const { keys, portal } = await open()
    portal.on(removeWatcher, { isSuccess: false, message: 'Marcus is the last one' })
    await keys.click(await screen.findByRole('button', { name: 'Remove Marcus Kell' }))
    expect(await screen.findByText('Marcus is the last one')).toBeVisible()
    portal.on(removeWatcher, { isSuccess: false, message: '' })
    await keys.click(screen.getByRole('button', { name: 'Remove Marcus Kell' }))
    expect(await screen.findByText('Failed to remove watcher')).toBeVisible()
    portal.on(removeWatcher, { isSuccess: true, message: 'Marcus hears no more' })
    await keys.click(screen.getByRole('button', { name: 'Remove Marcus Kell' }))
    expect(await screen.findByText('Marcus hears no more')).toBeVisible()
  })

  it('says that it is loading, and keeps the list when it cannot be asked for again', async () => {
    const portal = createFakePortal()
    portal.on(getWatchedEntities, () => new Promise(() => {}))
    await renderScreen(<ManageWatchers entity={entity} onClose={vi.fn()} />, { portal })
    expect(await screen.findByText('Loading')).toBeInTheDocument()
    cleanup()
    const opened = await open()
    await screen.findByRole('listitem')
    opened.portal.on(removeWatcher, { isSuccess: true, message: '' })
    opened.portal.on(getWatchedEntities, refused(503, 'Not now'))
    await opened.keys.click(screen.getByRole('button', { name: 'Remove Marcus Kell' }))
    await screen.findByText('Watcher removed successfully')
    await waitFor(() => expect(opened.portal.calls(getWatchedEntities).length).toBeGreaterThan(1))
    expect(screen.getByRole('listitem')).toBeVisible()
    expect(screen.queryByText('Not now')).toBeNull()
  })

  it('says why the list cannot be shown and tries again', async () => {
    const portal = createFakePortal()
    portal.on(getWatchedEntities, refused(503, 'The database is being restarted'))
    const onClose = vi.fn()
    const { keys } = await renderScreen(<ManageWatchers entity={entity} onClose={onClose} />, { portal })
    expect(await screen.findByText('The database is being restarted')).toBeVisible()
    expect(screen.queryByText('No watchers yet')).toBeNull()
    portal.on(getWatchedEntities, { items: [marcus] })
    await keys.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('listitem')).toBeVisible()
    expect(screen.queryByText('No watchers yet')).toBeNull()
    await keys.click(screen.getAllByRole('button', { name: 'Close' })[1] as HTMLElement)
    expect(onClose).toHaveBeenCalled()
  })

  it('lets nobody change it who may not', async () => {
    const portal = createFakePortal()
    portal.on(getWatchedEntities, { items: [{ ...marcus, name: marcus.emailAddress }] })
    const user = { permissions: [] }
    const { keys } = await renderScreen(<ManageWatchers entity={entity} onClose={vi.fn()} />, { portal, user })
    const row = await screen.findByRole('listitem')
    expect(row).toHaveTextContent(/marcus@acme\.testOn-time status update/)
    for (const name of ['Add Watcher', 'Edit marcus@acme.test', 'Remove marcus@acme.test'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
    await keys.click(screen.getByRole('button', { name: 'Remove marcus@acme.test' }))
    expect(portal.calls(removeWatcher)).toHaveLength(0)
  })

  it('names the form by what it does', async () => {
    const { keys, add } = await open()
    await add()
    expect(await screen.findByRole('dialog')).toHaveTextContent(/Manage Watchers\s*Add Watcher/)
    expect(screen.getByRole('button', { name: /^Add/ })).toBeVisible()
    await keys.click(screen.getByRole('button', { name: /^Cancel/ }))
    await keys.click(await screen.findByRole('button', { name: 'Edit Marcus Kell' }))
    expect(await screen.findByText('Edit Marcus Kell')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'On-time status update' })).toBeChecked()
  })
})
