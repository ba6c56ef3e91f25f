import { getHistory } from '@lanewise/contract/history'
import { settingsChanged, updateInsuranceSettings, updateQuoteMarkupSettings } from '@lanewise/contract/settings'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refused } from '#testing/fake-portal.ts'
import { ana } from '#testing/render-screen.tsx'
import { anEntry, bar, openMarkups, openSettings, percent, queryBar } from './testing/given.tsx'

const button = (name: RegExp | string) => screen.getByRole('button', { name })
type Opened = Awaited<ReturnType<typeof openMarkups>>

async function enter({ keys }: Pick<Opened, 'keys'>, name: string, text: string) {
  await keys.clear(percent(name))
  if (text) await keys.type(percent(name), text)
}

describe('a changed setting', () => {
  it('says what it was and what follows, and the bar repeats it from old to new', async () => {
    const opened = await openMarkups()
    expect(queryBar()).toBeNull()
    expect(percent('Domestic truckload')).toHaveAccessibleDescription('$1,000.00 cost becomes $1,176.47')
    await opened.keys.click(screen.getByRole('radio', { name: /^Markup/ }))
    expect(percent('Domestic truckload')).toHaveAccessibleDescription('$1,000.00 cost becomes $1,150.00')
    expect(percent('International LTL')).toHaveAccessibleDescription(
      'As default percent: $1,000.00 cost becomes $1,100.00',
    )
    await enter(opened, 'Domestic truckload', '17.5')
    await enter(opened, 'Default percent', '')
    expect(screen.getByText('was Margin')).toBeVisible()
    expect(screen.getByText('was 15%')).toBeVisible()
    expect(bar().getByText('3 unsaved changes')).toBeVisible()
    expect(
      bar()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'MethodMargin becomes Markup',
      'Domestic truckload15% becomes 17.5%',
      'Default percent10% becomes not set',
    ])
  })

  it('is saved alone, with the version it began from, and the bar goes', async () => {
    const opened = await openMarkups()
    await enter(opened, 'Domestic truckload', '17.5')
    await opened.keys.click(screen.getByRole('switch', { name: 'Partial truckload quotes' }))
    await opened.keys.click(button(/^Save changes/))
    expect(await screen.findByText('Quote markup settings saved')).toBeVisible()
    expect(opened.portal.calls(updateQuoteMarkupSettings).map(({ body }) => body)).toEqual([
      { domesticTLMarkup: 17.5, includePartialTLQuotes: true, version: 4 },
    ])
    await waitFor(() => expect(queryBar()).toBeNull())
    expect(percent('Domestic truckload')).toHaveValue('17.5')
    expect(screen.queryByText(/^was /)).toBeNull()
    await waitFor(() => expect(opened.portal.calls(getHistory).length).toBeGreaterThan(1))
  })

  it('is saved with Ctrl and Enter', async () => {
    const opened = await openSettings('/settings/insurance')
    await screen.findByLabelText(/^Warning days/)
    await enter(opened, 'Warning days', '45')
    await opened.keys.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Insurance settings saved')).toBeVisible()
    expect(opened.portal.calls(updateInsuranceSettings).map(({ body }) => body)).toEqual([
      { warningDays: 45, version: 2 },
    ])
  })

  it('is taken back with Discard', async () => {
    const opened = await openMarkups()
    await enter(opened, 'Domestic truckload', '17.5')
    await opened.keys.click(button('Discard'))
    expect(percent('Domestic truckload')).toHaveValue('15')
    expect(queryBar()).toBeNull()
  })

  it('is not lost without a question when another page or screen is opened', async () => {
    const opened = await openMarkups()
    await enter(opened, 'Domestic truckload', '17.5')
    await opened.keys.click(screen.getByRole('link', { name: /^Insurance/ }))
    expect(await screen.findByRole('dialog', { name: 'Discard changes?' })).toBeVisible()
    await opened.keys.keyboard('{Escape}')
    expect(percent('Domestic truckload')).toHaveValue('17.5')
    await opened.keys.click(screen.getByRole('link', { name: 'Dashboard' }))
    await opened.keys.click(await screen.findByRole('button', { name: 'Discard changes' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    expect(opened.portal.calls(updateQuoteMarkupSettings)).toHaveLength(0)
  })
})

describe('a setting that is wrong', () => {
  it.each([
    ['Domestic truckload', '100', 'A margin must be below 100%'],
    ['Domestic LTL', '1000.5', 'At most 1,000%'],
    ['International LTL', '1.23456', 'At most 4 decimals'],
  ])('is refused before it is sent: %s of %s', async (name, text, message) => {
    const opened = await openMarkups()
    if (text !== '100') await opened.keys.click(screen.getByRole('radio', { name: /^Markup/ }))
    await enter(opened, name, text)
    await opened.keys.click(button(/^Save changes/))
    expect(await screen.findByText(message)).toBeVisible()
    expect(percent(name)).toHaveFocus()
    expect(percent(name)).toHaveValue(text)
    expect(opened.portal.calls(updateQuoteMarkupSettings)).toHaveLength(0)
  })

  it('is shown although the search hides it', async () => {
    const opened = await openMarkups()
    await enter(opened, 'Domestic truckload', '100')
    await opened.keys.type(screen.getByRole('textbox', { name: 'Find a setting' }), 'partial')
    await opened.keys.click(button(/^Save changes/))
    expect(await screen.findByText('A margin must be below 100%')).toBeVisible()
  })

  it('says so beside its field when the server refuses it', async () => {
    const opened = await openSettings('/settings/insurance')
    await screen.findByLabelText(/^Warning days/)
    const modelState = { warningDays: ['At most 365 days'] }
    opened.portal.on(updateInsuranceSettings, refused(400, 'At most 365 days', { modelState }))
    await enter(opened, 'Warning days', '300')
    await opened.keys.click(button(/^Save changes/))
    expect(await screen.findByText('At most 365 days')).toBeVisible()
    expect(percent('Warning days')).toHaveValue('300')
  })
})

describe('two people at one page', () => {
  it('keep both changes, and choose where both changed one setting', async () => {
    const opened = await openMarkups()
    const { kept: stored, live, portal, keys } = opened
    await enter(opened, 'Domestic truckload', '17.5')
    await enter(opened, 'Domestic LTL', '9')
    portal.on(getHistory, { data: [anEntry({ sentences: ['Ben Cole set International LTL to 20%'] })], total: 1 })
    stored.markups = { ...stored.markups, internationalLTLMarkup: 20, domesticLTLMarkup: 11, version: 5 }
    await waitFor(() => expect(live.isJoined(ana.companyId, 'changed')).toBe(true))
    act(() =>
      live.receive(ana.companyId, 'changed', {
        name: settingsChanged.name,
        entity: 'settings',
        payload: { id: ana.companyId, page: 'Quote markup settings', action: 'changed' },
      }),
    )
    expect(await screen.findByText('Ben Cole set International LTL to 20%')).toBeVisible()
    expect(percent('International LTL')).toHaveValue('20')
    expect(percent('Domestic truckload')).toHaveValue('17.5')
    await keys.click(button('Theirs, take Domestic LTL: 11'))
    await keys.click(button(/^Save changes/))
    await screen.findByText('Quote markup settings saved')
    expect(portal.calls(updateQuoteMarkupSettings).map(({ body }) => body)).toEqual([
      { domesticTLMarkup: 17.5, version: 5 },
    ])
  })
})

describe('without a connection', () => {
  it('keeps what was entered and saves it once with Retry', async () => {
    const opened = await openMarkups()
    await enter(opened, 'Domestic truckload', '17.5')
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await opened.keys.click(button(/^Save changes/))
    expect(await screen.findByText('You are offline.')).toBeVisible()
    expect(percent('Domestic truckload')).toHaveValue('17.5')
    expect(opened.portal.calls(updateQuoteMarkupSettings)).toHaveLength(0)
    online.mockReturnValue(true)
    await opened.keys.click(button('Retry'))
    await screen.findByText('Quote markup settings saved')
    expect(opened.portal.calls(updateQuoteMarkupSettings)).toHaveLength(1)
  })
})
