import { updatePreferences } from '@lanewise/contract/profile'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refused } from '#testing/fake-portal.ts'
import { openProfile } from './testing/given.tsx'

const group = (name: string) => within(screen.getByRole('radiogroup', { name }))

describe('preferences', () => {
  it.each([
    ['Light', { theme: 'light' }],
    ['Dark', { theme: 'dark' }],
  ])('let the user choose the theme %s, saved at once [PROFILE-2]', async (name, saved) => {
    const { keys, portal } = await openProfile()
    await keys.click(group('Theme').getByRole('radio', { name }))
    await waitFor(() => expect(portal.calls(updatePreferences)[0]?.body).toEqual(saved))
    expect(group('Theme').getByRole('radio', { name })).toBeChecked()
  })

  it('let the user go back to the theme of the system [PROFILE-2]', async () => {
    const { keys, portal } = await openProfile({}, { user: { preferences: { theme: 'dark' } } })
    await keys.click(group('Theme').getByRole('radio', { name: 'System' }))
    await waitFor(() => expect(portal.calls(updatePreferences)[0]?.body).toEqual({ theme: 'system' }))
  })

  it.each([
    ['Same window', 'sameWindow'],
    ['New tab', 'newTab'],
  ])('let the user open links as %s, saved at once [PROFILE-2]', async (name, linkPreference) => {
    const { keys, portal } = await openProfile()
    expect(group('Open search results in').getByRole('radio', { name: 'Popout' })).toBeChecked()
    await keys.click(group('Open search results in').getByRole('radio', { name }))
    await waitFor(() => expect(portal.calls(updatePreferences)[0]?.body).toEqual({ linkPreference }))
    expect(localStorage.getItem('linkPreference')).toBe(linkPreference)
  })

  it.each([
    [/Lock navigation open/, { lockedNavBar: true }],
    [/Notification mails/, { notificationMails: false }],
    [/Single-letter shortcuts/, { shortcutsOff: true }],
  ])('switch %s, saved at once [PROFILE-2]', async (name, saved) => {
    const { keys, portal } = await openProfile()
    await keys.click(screen.getByRole('switch', { name }))
    await waitFor(() => expect(portal.calls(updatePreferences)[0]?.body).toEqual(saved))
  })

  it('say so when a choice could not be saved', async () => {
    const { keys, portal } = await openProfile()
    portal.on(updatePreferences, refused(503, 'Stopping'))
    await keys.click(screen.getByRole('switch', { name: /Notification mails/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('applies in this browser only')
    expect(screen.getByRole('switch', { name: /Notification mails/ })).not.toBeChecked()
  })

  it('are no part of what Save saves', async () => {
    const { keys } = await openProfile()
    await keys.click(screen.getByRole('switch', { name: /Notification mails/ }))
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  })
})
