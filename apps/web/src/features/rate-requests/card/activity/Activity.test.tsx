import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aLine, aRequest, offered } from '#features/rate-requests/testing/given.tsx'
import { openCard } from '#features/rate-requests/testing/open-card.tsx'

describe('the activity of a rate request', () => {
  const minute = (number: number) => `2026-11-17T12:${number}:00.000Z`
  const steps = async () =>
    within(await screen.findByRole('list', { name: 'Activity of the rate request' }))
      .getAllByRole('listitem')
      .map((step) => step.querySelector('p')?.textContent)

  it('says who was asked, opened the link, was reminded, offered and declined, the newest first', async () => {
    const lines = [
      offered(1, 1500, 3, { answeredAt: minute(40) }),
      offered(2, 1650, 2, { answeredAt: minute(30), answeredThrough: 'Phone', answeredBy: 'Ben Cole' }),
      aLine(3, { openCount: 2, lastOpenedAt: minute(20), remindedAt: minute(15), remindedBy: 'Ben Cole' }),
      aLine(4, { state: 'Declined', note: 'No truck', answeredAt: minute(10), answeredThrough: 'Link' }),
    ]
    const { keys } = await openCard({ requests: [aRequest({ lines })] })
    const newest = [
      'Able Trucking offered $1,500.00',
      'Ben Cole recorded Baker Lines, $1,650.00',
      'Cole Transport opened the link, 2 times so far',
      'Ben Cole reminded Cole Transport',
      'Dale Freight declined: No truck',
    ]
    expect(await steps()).toEqual(newest)
    expect(
      within(screen.getByRole('list', { name: 'Activity of the rate request' })).getByText(/^11\/17\/2026 \d\d:40/),
    ).toBeVisible()
    await keys.click(screen.getByRole('button', { name: 'Show all 6 steps' }))
    expect(await steps()).toEqual([...newest, 'Ana Ruiz asked 4 carriers'])
    expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull()
  })

  it('says who asked more carriers, and what a person recorded as declined', async () => {
    const declined = {
      state: 'Declined',
      answeredAt: minute(30),
      answeredThrough: 'Mail',
      answeredBy: 'Ben Cole',
    } as const
    const lines = [
      aLine(1, { openCount: 1, lastOpenedAt: minute(20) }),
      aLine(2),
      aLine(3, { sentAt: minute(10), ...declined }),
    ]
    await openCard({ requests: [aRequest({ lines })] })
    expect(await steps()).toEqual([
      'Ben Cole recorded that Cole Transport declined',
      'Able Trucking opened the link',
      'Ana Ruiz also asked Cole Transport',
      'Ana Ruiz asked Able Trucking and Baker Lines',
    ])
    expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull()
  })

  it('counts three carriers, and shows five steps without a button for more', async () => {
    const read = (number: number) => ({ openCount: 1, lastOpenedAt: minute(10 + number) })
    const lines = [
      aLine(1, { ...read(1), remindedAt: minute(20), remindedBy: 'Ben Cole' }),
      aLine(2, read(2)),
      aLine(3, read(3)),
    ]
    await openCard({ requests: [aRequest({ lines })] })
    expect(await steps()).toEqual([
      'Ben Cole reminded Able Trucking',
      'Cole Transport opened the link',
      'Baker Lines opened the link',
      'Able Trucking opened the link',
      'Ana Ruiz asked 3 carriers',
    ])
    expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull()
  })

  it('says who chose which offer', async () => {
    const lines = [offered(1, 1500, 3, { isChosen: true, chosenAt: minute(50), chosenBy: 'Ana Ruiz' })]
    const closed = { state: 'Closed', closeReason: 'Booked', closedAt: minute(50), closedBy: 'Ana Ruiz' } as const
    await openCard({ requests: [aRequest({ lines, ...closed })], status: 'Booked' })
    expect((await steps())[0]).toBe('Ana Ruiz chose Able Trucking for $1,500.00')
  })

  it.each([
    ['Booked', 'Ben Cole', 'Ben Cole booked the load another way'],
    ['Cancelled', 'Ben Cole', 'Ben Cole cancelled the request'],
    ['Cancelled', null, 'Cancelled the request'],
    ['ReplyBy', null, 'The time to reply has passed'],
  ] as const)('says how it ended: %s by %s', async (closeReason, closedBy, text) => {
    const closed = { state: 'Closed', closedAt: minute(50) } as const
    await openCard({ requests: [aRequest({ ...closed, closeReason, closedBy })] })
    expect((await steps())[0]).toBe(text)
  })
})
