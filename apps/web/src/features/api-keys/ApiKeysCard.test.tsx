import { type ApiKey, createApiKey, getApiKeys, revokeApiKey } from '@lanewise/contract/api-keys'
import type { CurrentUser } from '@lanewise/contract/auth'
import { getHistory } from '@lanewise/contract/history'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { ApiKeysCard } from './ApiKeysCard.tsx'

const aKey = (facts: Partial<ApiKey> = {}): ApiKey => ({
  id: '0198c0de-0000-7000-8000-0000000000a1',
  name: 'Warehouse',
  beginning: 'lw_Ab3xYz',
  scopes: ['orders', 'read'],
  createDateTime: '2026-11-01T12:00:00.000Z',
  createdBy: 'Ana Ruiz',
  expiresAt: '2099-11-01T12:00:00.000Z',
  revokedAt: null,
  lastUsedAt: null,
  calls: [],
  ...facts,
})

async function openCard(listed: ApiKey[], user: Partial<CurrentUser> = {}) {
  const portal = createFakePortal()
  portal.on(getApiKeys, { data: listed })
  return { ...(await renderScreen(<ApiKeysCard />, { portal, user })), portal }
}

it('lists the keys with what they may do, who made them, until when, and when they were used', async () => {
  await openCard([
    aKey({
      lastUsedAt: '2026-11-17T10:00:00.000Z',
      calls: [
        { day: '2026-11-17', calls: 1200 },
        { day: '2026-11-16', calls: 34 },
      ],
    }),
    aKey({ id: '0198c0de-0000-7000-8000-0000000000a2', name: 'Old', revokedAt: '2026-11-02T12:00:00.000Z' }),
    aKey({ id: '0198c0de-0000-7000-8000-0000000000a3', name: 'Ended', expiresAt: '2020-01-01T00:00:00.000Z' }),
    aKey({ id: '0198c0de-0000-7000-8000-0000000000a4', name: 'Lasting', expiresAt: null }),
  ])
  const rows = await within(await screen.findByRole('list', { name: 'API keys' })).findAllByRole('listitem')
  expect(rows[0]).toHaveTextContent(
    /Warehouselw_Ab3xYz…, by Ana Ruiz .*Create and change orders, Read everythingExpires/,
  )
  const ends = rows.map((row) => /Revoked|Expired|Expires|Never expires/.exec(row.textContent ?? '')?.[0])
  expect(ends).toEqual(['Expires', 'Revoked', 'Expired', 'Never expires'])
  expect(rows[0]).toHaveTextContent(/Last used .*, 1,234 calls in 30 days/)
  expect(rows[0]).not.toHaveTextContent('Never used')
  expect(screen.queryByText('No API keys yet')).toBeNull()
  expect(screen.queryByText('Loading')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(rows[1]).toHaveTextContent('Never used')
})

it('makes a key, shows it once with a button that copies it, and not again', async () => {
  const { portal, keys } = await openCard([])
  expect(await screen.findByText('No API keys yet')).toBeVisible()
  portal.on(createApiKey, { id: aKey().id, key: 'lw_theWholeKey' })
  await keys.click(screen.getByRole('button', { name: 'Create API key' }))
  const dialog = within(await screen.findByRole('dialog'))
  await keys.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await dialog.findByText('Choose at least one scope')).toBeVisible()
  await keys.type(dialog.getByLabelText(/^Name/), 'Warehouse')
  await keys.click(dialog.getByText('Send tracking events'))
  await keys.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('lw_theWholeKey')).toBeVisible()
  expect(screen.getByText('It will not be shown again.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Copy api key' })).toBeVisible()
  expect(portal.calls(createApiKey).at(-1)).toMatchObject({
    body: { name: 'Warehouse', scopes: ['tracking'], expiresInDays: 365 },
  })
  await keys.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText('lw_theWholeKey')).toBeNull()
})

it('says that the keys are loading', async () => {
  const portal = createFakePortal()
  portal.on(getApiKeys, () => new Promise(() => {}))
  await renderScreen(<ApiKeysCard />, { portal })
  expect(await screen.findByText('Loading')).toBeInTheDocument()
})

it('asks before it revokes', async () => {
  const { portal, keys } = await openCard([aKey()])
  portal.on(revokeApiKey, { id: aKey().id })
  await keys.click(await screen.findByRole('button', { name: 'Actions for Warehouse' }))
  await keys.click(await screen.findByRole('menuitem', { name: 'Revoke' }))
  expect(portal.calls(revokeApiKey)).toHaveLength(0)
  const question = within(await screen.findByRole('dialog', { name: 'Revoke Warehouse?' }))
  expect(question.getByText('Apps that use this key lose access at once. This cannot be undone.')).toBeVisible()
  await keys.click(await screen.findByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('API key Warehouse revoked')).toBeVisible()
  expect(portal.calls(revokeApiKey).map(({ params }) => params)).toEqual([{ apiKeyId: aKey().id }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('revokes no key twice', async () => {
  const { keys } = await openCard([aKey({ revokedAt: '2026-11-02T12:00:00.000Z' })])
  await keys.click(await screen.findByRole('button', { name: 'Actions for Warehouse' }))
  const item = await screen.findByRole('menuitem', { name: /^Revoke/ })
  expect(item).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('This key has already been revoked')).toBeInTheDocument()
})

it('shows who did what with a key', async () => {
  const { portal, keys } = await openCard([aKey()])
  portal.on(getHistory, { data: [], total: 0 })
  await keys.click(await screen.findByRole('button', { name: 'Actions for Warehouse' }))
  await keys.click(await screen.findByRole('menuitem', { name: 'History' }))
  expect(await screen.findByRole('dialog', { name: 'History of Warehouse' })).toBeVisible()
  expect(await screen.findByText('Nothing has changed yet')).toBeVisible()
  await keys.click(screen.getByRole('button', { name: /^Close/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('says why the keys cannot be shown and tries again', async () => {
  const portal = createFakePortal()
  portal.on(getApiKeys, refused(503, 'The database is being restarted'))
  const { keys } = await renderScreen(<ApiKeysCard />, { portal })
  expect(await screen.findByText('The database is being restarted')).toBeVisible()
  expect(screen.queryByText('No API keys yet')).toBeNull()
  portal.on(getApiKeys, { data: [aKey()] })
  await keys.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Warehouse')).toBeVisible()
})

it('lets nobody make a key who may not', async () => {
  await openCard([aKey()], { permissions: ['ViewOrder'] })
  expect(await screen.findByRole('button', { name: 'Create API key' })).toHaveAttribute('aria-disabled', 'true')
})

it('demands an end within a year, and says what failed', async () => {
  const { portal, keys } = await openCard([])
  portal.on(createApiKey, refused(422, 'There are too many keys'))
  await keys.click(await screen.findByRole('button', { name: 'Create API key' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create API key' }))
  expect(dialog.getByText('At most 365. Admins are reminded 14 days before.')).toBeVisible()
  await keys.click(dialog.getByLabelText(/^Name/))
  await keys.paste('Dock')
  await keys.click(dialog.getByText('Read everything'))
  const days = dialog.getByLabelText(/^Expires in \(days\)/)
  await keys.clear(days)
  await keys.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(days).toBeInvalid())
  expect(portal.calls(createApiKey)).toHaveLength(0)
  await keys.type(days, '30')
  await keys.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('There are too many keys')).toBeVisible()
  portal.on(createApiKey, { id: aKey().id, key: 'lw_another' })
  await keys.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('API key Dock created')).toBeVisible()
  expect(screen.getByText('Send it in the x-api-key header of every request.')).toBeVisible()
  expect(portal.calls(createApiKey).at(-1)?.body).toEqual({ name: 'Dock', scopes: ['read'], expiresInDays: 30 })
})
