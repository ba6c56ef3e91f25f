import { type ApiKey, createApiKey, getApiKeys, revokeApiKey } from '@lanewise/contract/api-keys'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createFakePortal } from '#testing/fake-portal.ts'
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
  ...facts,
})

async function openCard(listed: ApiKey[]) {
  const portal = createFakePortal()
  portal.on(getApiKeys, { data: listed })
  return { ...(await renderScreen(<ApiKeysCard />, { portal })), portal }
}

it('lists the keys with what they may do, who made them, until when, and when they were used', async () => {
  await openCard([
    aKey({ lastUsedAt: '2026-11-17T10:00:00.000Z' }),
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
  expect(rows[0]).toHaveTextContent('Last used')
  expect(rows[1]).toHaveTextContent('Never used')
})

it('makes a key, shows it once with a button that copies it, and not again', async () => {
  const { portal, keys } = await openCard([])
  expect(await screen.findByText('No program has a key yet')).toBeVisible()
  portal.on(createApiKey, { id: aKey().id, key: 'lw_theWholeKey' })
  await keys.click(screen.getByRole('button', { name: 'Create API key' }))
  const dialog = within(await screen.findByRole('dialog'))
  await keys.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await dialog.findByText('Choose at least one scope')).toBeVisible()
  await keys.type(dialog.getByLabelText(/^Name/), 'Warehouse')
  await keys.click(dialog.getByText('Send tracking events'))
  await keys.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('lw_theWholeKey')).toBeVisible()
  expect(screen.getByText('It is not shown again.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Copy api key' })).toBeVisible()
  expect(portal.calls(createApiKey).at(-1)).toMatchObject({
    body: { name: 'Warehouse', scopes: ['tracking'], expiresInDays: 365 },
  })
  await keys.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText('lw_theWholeKey')).toBeNull()
})

it('asks before it revokes', async () => {
  const { portal, keys } = await openCard([aKey()])
  portal.on(revokeApiKey, { id: aKey().id })
  await keys.click(await screen.findByRole('button', { name: 'Actions for Warehouse' }))
  await keys.click(await screen.findByRole('menuitem', { name: 'Revoke' }))
  expect(portal.calls(revokeApiKey)).toHaveLength(0)
  await keys.click(await screen.findByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('API key Warehouse revoked')).toBeVisible()
  expect(portal.calls(revokeApiKey)).toHaveLength(1)
})
