import { getDockSchedule, updateDockSchedule } from '@lanewise/contract/locations'
import { completeWeek, type DockDay, unknownDay } from '@lanewise/domain/locations/dock-hours'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aLocation, aSchedule, button, inDialog, openDialog, viewer } from '#features/locations/testing/given.tsx'
import { metConflict, refused } from '#testing/fake-portal.ts'
import { DockScheduleDialog } from './DockScheduleDialog.tsx'

const hours = (dayOfWeek: number, startTime: string, endTime: string): DockDay => ({
  ...unknownDay(dayOfWeek),
  startTime,
  endTime,
})
const schedule = aSchedule({ dockHours: completeWeek([hours(1, '08:00:00', '17:00:00')]) })
const location = aLocation()

async function open(given = schedule, user = {}) {
  const saved = vi.fn()
  const opened = await openDialog(<DockScheduleDialog location={location} onSaved={saved} onClose={() => {}} />, {
    schedule: given,
    user,
  })
  await inDialog('Dock Schedule')
  await screen.findByRole('group', { name: 'Sunday' })
  opened.portal.on(updateDockSchedule, ({ body }) => ({ ...schedule, ...(body as object), version: 4 }))
  const sent = () => opened.portal.calls(updateDockSchedule).at(-1)
  return { ...opened, saved, sent }
}
const row = (day: string) => within(screen.getByRole('group', { name: day }))
const time = (day: string, label: 'Opens' | 'Closes') => row(day).getByRole('combobox', { name: label })

type Keys = Awaited<ReturnType<typeof open>>['keys']
async function pick(keys: Keys, field: HTMLElement, text: string) {
  await keys.clear(field)
  await keys.click(field)
  await keys.paste(text)
  await keys.tab()
}

describe('the hours of a dock', () => {
  it('show one row per weekday, with the default where nothing is known [DOCK-4]', async () => {
    const { portal } = await open()
    expect(portal.calls(getDockSchedule)[0]?.params).toEqual({ locationNumber: location.locationNumber })
    const days = screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))
    expect(days).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
    expect([time('Monday', 'Opens'), time('Monday', 'Closes')].map(timeOf)).toEqual(['08:00', '17:00'])
    expect([time('Friday', 'Opens'), time('Friday', 'Closes')].map(timeOf)).toEqual(['00:01', '23:59'])
  })

  it('are picked in steps of 15 minutes [DOCK-6] and sent whole [DOCK-10]', async () => {
    const { keys, sent, saved } = await open()
    await keys.click(time('Monday', 'Opens'))
    const offered = (await screen.findAllByRole('option')).map((option) => option.textContent)
    expect(offered).toContain('06:15')
    expect(offered).not.toContain('06:10')
    await keys.click(screen.getByRole('option', { name: '06:15' }))
    await keys.click(screen.getByRole('switch', { name: 'Appointment required' }))
    await keys.click(button('Save'))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(screen.getByText('Dock schedule updated')).toBeVisible()
    expect(sent()?.params).toEqual({ dockScheduleId: schedule.id })
    expect(sent()?.body).toEqual({
      isAppointmentRequired: true,
      dockHours: completeWeek([hours(1, '06:15:00', '17:00:00')]),
      version: 3,
    })
  })

  it('run the whole day when it never closes [DOCK-5]', async () => {
    const { keys, sent } = await open()
    await keys.click(row('Monday').getByRole('switch', { name: '24 hours' }))
    expect([time('Monday', 'Opens'), time('Monday', 'Closes')].map(timeOf)).toEqual(['00:00', '23:59'])
    expect(time('Monday', 'Opens')).toBeDisabled()
    await keys.click(button('Save'))
    await waitFor(() => expect(sent()).toBeDefined())
    expect(dayOf(sent(), 1)).toMatchObject({ startTime: '00:00:00', endTime: '23:59:59', isTwentyFourHour: true })
  })

  it('out of order say so on both sides [DOCK-7] and cannot be saved [DOCK-9]', async () => {
    const { keys } = await open()
    await pick(keys, time('Monday', 'Opens'), '18:00')
    expect(time('Monday', 'Opens')).toHaveAccessibleDescription('Must be before late time')
    expect(time('Monday', 'Closes')).toHaveAccessibleDescription('Must be after early time')
    expect(button('Save')).toBeDisabled()
    await pick(keys, time('Monday', 'Closes'), '19:00')
    expect(screen.queryByText('Must be before late time')).toBeNull()
    expect(button('Save')).toBeEnabled()
  })

  it('of a closed day are not checked [DOCK-8]', async () => {
    const { keys, sent } = await open()
    await pick(keys, time('Monday', 'Opens'), '18:00')
    await keys.click(row('Monday').getByRole('switch', { name: 'Closed' }))
    expect(screen.queryByText('Must be before late time')).toBeNull()
    await keys.click(button('Save'))
    await waitFor(() => expect(sent()).toBeDefined())
    expect(dayOf(sent(), 1)).toMatchObject({ isClosed: true })
  })

  it('are copied from one day to Monday through Friday', async () => {
    const { keys } = await open()
    await keys.click(button('Copy Monday to Monday through Friday'))
    for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday'])
      expect([time(day, 'Opens'), time(day, 'Closes')].map(timeOf)).toEqual(['08:00', '17:00'])
    expect(time('Saturday', 'Opens')).toHaveValue('00:01')
  })

  it('cannot be changed without EditLocations [DOCK-12]', async () => {
    await open(schedule, viewer)
    expect(button('Save')).toHaveAccessibleDescription('You do not have permission to perform this action')
  })
})

describe('a save that fails', () => {
  it('says so at the top for 3 s, with what the server said, and keeps the hours [DOCK-11]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { keys, portal } = await open()
    portal.on(updateDockSchedule, refused(422, 'The dock is being moved'))
    await pick(keys, time('Monday', 'Opens'), '06:00')
    await keys.click(button('Save'))
    const toast = await screen.findByRole('alert')
    expect(toast).toHaveTextContent('Failed to update Dock Schedule')
    expect(toast).toHaveTextContent('The dock is being moved')
    expect(getComputedStyle(toast.parentElement as Element).top).toBe('16px')
    expect(time('Monday', 'Opens')).toHaveValue('06:00')
    await act(() => vi.advanceTimersByTimeAsync(2400))
    expect(screen.getByRole('alert')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows both hours of a day that both changed, and takes the days that only the other changed [DEF-123]', async () => {
    const { keys, portal, book, sent } = await open()
    const monday = { ...hours(1, '08:00:00', '17:00:00'), isClosed: true }
    portal.on(updateDockSchedule, ({ body }) =>
      body.version === 3 ? metConflict('dockHours.1', null, monday) : { ...schedule, version: 5 },
    )
    await pick(keys, time('Monday', 'Opens'), '06:00')
    const week = completeWeek([monday, hours(5, '07:00:00', '15:00:00')])
    book.schedule = { ...schedule, dockHours: week, version: 4 }
    await keys.click(button('Save'))
    expect(await screen.findByRole('button', { name: /^Theirs, take Monday/ })).toHaveTextContent('Closed')
    expect(time('Friday', 'Opens')).toHaveValue('07:00')
    await keys.click(screen.getByRole('button', { name: /^Mine, keep Monday/ }))
    await waitFor(() => expect(sent()?.body).toMatchObject({ version: 4 }))
    expect(dayOf(sent(), 1)).toMatchObject({ startTime: '06:00:00', isClosed: false })
    expect(dayOf(sent(), 5)).toMatchObject({ startTime: '07:00:00' })
  })
})

const timeOf = (field: HTMLElement) => (field as HTMLInputElement).value
const dayOf = (call: { body: Record<string, unknown> } | undefined, day: number) => {
  const days = (call?.body.dockHours ?? []) as DockDay[]
  return days.find(({ dayOfWeek }) => dayOfWeek === day)
}
