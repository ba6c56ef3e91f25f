import type { Preferences } from '@lanewise/contract/profile'
import { updatePreferences } from '@lanewise/contract/profile'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { SyncPreferences, usePreferences } from './preferences.ts'

function Choices() {
  const { preferences, change } = usePreferences()
  return (
    <>
      <SyncPreferences />
      <output>{JSON.stringify(preferences)}</output>
      <button type="button" onClick={() => void change({ linkPreference: 'newTab' })}>
        New tab
      </button>
      <button type="button" onClick={() => void change({ mutedRecords: [] }, 'put back')}>
        Hear all
      </button>
    </>
  )
}

const known = () => JSON.parse(screen.getByRole('status').textContent ?? '') as Preferences
const theme = () => document.documentElement.getAttribute('data-theme')

async function open(preferences: Preferences) {
  const portal = createFakePortal()
  portal.on(updatePreferences, ({ body }) => body)
  return renderScreen(<Choices />, { portal, user: { preferences } })
}

describe('preferences', () => {
  it('follow the user to a browser that knows nothing of them [PROFILE-2]', async () => {
    await open({ theme: 'dark', linkPreference: 'sameWindow', lockedNavBar: true, shortcutsOff: true })
    expect(known()).toMatchObject({ theme: 'dark', linkPreference: 'sameWindow', lockedNavBar: true })
    await waitFor(() => expect(theme()).toBe('dark'))
    expect(localStorage.getItem('linkPreference')).toBe('sameWindow')
    expect(localStorage.getItem('lockedNavBar')).toBe('true')
    expect(localStorage.getItem('shortcutsOff')).toBe('true')
  })

  it('of the user count more than what this browser remembers of another', async () => {
    localStorage.setItem('linkPreference', 'popout')
    await open({ linkPreference: 'newTab' })
    expect(known().linkPreference).toBe('newTab')
  })

  it('are the defaults where nothing was chosen', async () => {
    await open({})
    expect(known()).toMatchObject({ linkPreference: 'popout', lockedNavBar: false, theme: 'system' })
  })

  it('are saved at once, and only what was changed', async () => {
    const { keys, portal } = await open({ theme: 'light' })
    await keys.click(screen.getByRole('button', { name: 'New tab' }))
    expect(known()).toMatchObject({ linkPreference: 'newTab', theme: 'light' })
    await waitFor(() => expect(portal.calls(updatePreferences)[0]?.body).toEqual({ linkPreference: 'newTab' }))
  })

  it('hold in this browser even when the server cannot be told', async () => {
    const { keys, portal } = await open({})
    portal.on(updatePreferences, refused(503, 'Stopping'))
    await keys.click(screen.getByRole('button', { name: 'New tab' }))
    expect(known().linkPreference).toBe('newTab')
    expect(localStorage.getItem('linkPreference')).toBe('newTab')
  })

  it('that were not saved are put back where that is wanted, and what was chosen meanwhile stays', async () => {
    const mutedRecords = ['0198a4f0-0000-7000-8000-000000000001']
    const { keys, portal } = await open({ mutedRecords })
    const failure = Promise.withResolvers<void>()
    portal.on(updatePreferences, async (call) => {
      if (!call.body.mutedRecords) return call.body
      await failure.promise
      return refused(503, 'Stopping')
    })
    await keys.click(screen.getByRole('button', { name: 'Hear all' }))
    expect(known().mutedRecords).toEqual([])
    await keys.click(screen.getByRole('button', { name: 'New tab' }))
    failure.resolve()
    await waitFor(() => expect(known().mutedRecords).toEqual(mutedRecords))
    expect(known().linkPreference).toBe('newTab')
  })
})
