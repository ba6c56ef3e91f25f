import { addExternalWatcher, getPublicLogo } from '@lanewise/contract/public-tracking'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refused } from '#testing/fake-portal.ts'
import { anActivity, aShipment, aStop, atlanta, joliet, nashville, shipmentId } from '../testing/given.ts'
import { byNumber, openTracking } from '../testing/open.tsx'

vi.mock('socket.io-client', async () => {
  const { createFakeSocket } = await import('../testing/fake-socket.ts')
  return { io: createFakeSocket().io }
})

const logoId = '0198c0de-0000-7000-8000-0000000000c1'

async function open(...given: Parameters<typeof openTracking> extends [string, ...infer R] ? R : never) {
  const opened = await openTracking(byNumber, ...given)
  await screen.findByRole('heading', { level: 1, name: 'S104475' })
  return opened
}
const steps = () => within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')
const stopCards = () => within(screen.getByRole('list', { name: 'Stops' })).getAllByRole('listitem')
const values = (card: HTMLElement) =>
  Object.fromEntries(
    within(card)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )

describe('a shipment', () => {
  it('is shown by stepper, Add Watchers, a card for each stop, and the customer with a map [TRACK-19]', async () => {
    const { keys } = await open()
    expect(steps()).toHaveLength(4)
    expect(stopCards()).toHaveLength(3)
    expect(screen.getByText('Acme Foods')).toBeVisible()
    expect(await screen.findByText(/cannot draw the map|Loading the map/)).toBeInTheDocument()
    await keys.click(screen.getByRole('button', { name: 'Add Watchers' }))
    expect(await screen.findByRole('dialog', { name: 'Add Watchers' })).toBeVisible()
  })

  it('says when it was last heard of, by the clock of that place', async () => {
    await open()
    expect(await screen.findByText('Updated 11/16/2026 18:20 CST')).toBeVisible()
  })

  it('replaces a logo that cannot be loaded by a generic one [TRACK-20]', async () => {
    const { portal, held } = await open({ shipments: [aShipment({ customerLogoFileId: logoId })] })
    expect(held.shipments).toHaveLength(1)
    expect(screen.getByRole('img', { name: 'No company logo' })).toBeVisible()
    expect(portal.calls(getPublicLogo)).toHaveLength(0)
  })
})

describe('the logo of the company', () => {
  const shown = { contentType: 'image/png', data: 'AAAA' }
  async function openWith(answer: typeof shown | ReturnType<typeof refused>) {
    const opened = await openTracking('/public/trackShipments', {
      shipments: [aShipment({ customerLogoFileId: logoId })],
    })
    opened.portal.on(getPublicLogo, answer)
    await opened.keys.type(await screen.findByLabelText('Shipment #'), 'S104475{Enter}')
    await screen.findByRole('heading', { level: 1, name: 'S104475' })
    return opened
  }

  it('loads by its id [TRACK-54], and one that is no picture gives way to the generic one [TRACK-20]', async () => {
    const { portal } = await openWith(shown)
    const logo = await screen.findByRole('img', { name: 'Company logo' })
    expect(portal.calls(getPublicLogo)[0]?.params).toEqual({ logoId })
    expect(logo).toHaveAttribute('src', 'data:image/png;base64,AAAA')
    fireEvent.error(logo)
    expect(screen.queryByRole('img', { name: 'Company logo' })).toBeNull()
    expect(screen.getByRole('img', { name: 'No company logo' })).toBeVisible()
  })

  it('gives way as well when the store does not have it', async () => {
    const { portal } = await openWith(refused(404, 'This picture does not exist or is not yours'))
    await vi.waitFor(() => expect(portal.calls(getPublicLogo)).toHaveLength(1))
    expect(screen.getByRole('img', { name: 'No company logo' })).toBeVisible()
  })
})

describe('the card of a stop', () => {
  it('shows type, alias or name, place, window or appointment, times, references and summed freight [TRACK-23]', async () => {
    await open()
    const [first, second, third] = stopCards() as [HTMLElement, HTMLElement, HTMLElement]
    expect(first).toHaveAccessibleName('Stop 1, Pickup')
    expect(within(first).getByText('Pickup')).toBeVisible()
    expect(within(first).getByText('Acme Foods Joliet')).toBeVisible()
    expect(within(first).getByText('Joliet, IL 60433')).toBeVisible()
    expect(within(first).getAllByText('Departed')).toHaveLength(2)
    expect(values(first)).toEqual({
      Window: '11/16/2026 06:00–10:00 CST',
      Arrived: '11/16/2026 07:04 CST',
      Departed: '11/16/2026 08:51 CST',
      Freight: '18 pallets, 816 packages, 29,760 lbs',
      'Reference #': 'SO # 77102, PO # CP-20418',
    })
    expect(within(second).getByText('Dropoff')).toBeVisible()
    expect(within(second).getByText('Cardinal Pantry')).toBeVisible()
    expect(within(second).getByText('At the dock')).toBeVisible()
    expect(values(second)).toMatchObject({ Departed: '–', Freight: '1 pallet, 1 package, 640 lbs' })
    expect(values(second)).not.toHaveProperty('Reference #')
    expect(values(third)).toEqual({
      Appointment: '11/17/2026 12:00 EST',
      Arrived: '–',
      Departed: '–',
      Freight: '12.3 lbs',
    })
  })

  it('writes dates as MM/DD/YYYY HH:mm and the zone [TRACK-39], each in the zone of its stop [TRACK-40]', async () => {
    const stops = [aStop({ ianaTimezone: 'America/Los_Angeles' }), ...aShipment().stops.slice(1)]
    await open({ shipments: [aShipment({ stops })] })
    expect(values(stopCards()[0] as HTMLElement)).toMatchObject({ Arrived: '11/16/2026 05:04 PST' })
    expect(values(stopCards()[1] as HTMLElement)).toMatchObject({ Arrived: '11/16/2026 18:20 CST' })
    expect(values(stopCards()[2] as HTMLElement)).toMatchObject({ Appointment: '11/17/2026 12:00 EST' })
    const times = document.body.textContent?.match(/\d\d\/\d\d\/\d{4} \d\d:\d\d [A-Z]{3}/g) ?? []
    expect(times.length).toBeGreaterThan(5)
  })
})

describe('the stepper', () => {
  const names = () => steps().map((step) => step.getAttribute('aria-label'))
  const tips = () => steps().map((step) => within(step).getByRole('img').getAttribute('aria-label'))
  const legs = () => steps().map((step) => step.querySelector('small')?.textContent ?? null)

  it('begins with Dispatch and has one step for each stop [TRACK-26]', async () => {
    await open()
    expect(names()).toEqual(['Dispatch', 'Joliet, IL', 'Nashville, TN', 'Atlanta, GA'])
  })

  it('completes a stop with its departure [TRACK-27], half with its arrival [TRACK-28], as the tooltips say [TRACK-30]', async () => {
    const { keys } = await open()
    expect(tips()).toEqual(['Stage Complete', 'Stage Complete', 'Partially Complete', 'Not yet started'])
    await keys.hover(within(steps()[2] as HTMLElement).getByRole('img'))
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Partially Complete')
  })

  it.each([
    [3, 0, 'Not yet started'],
    [3, 1, 'Stage Complete'],
    [4, 0, 'Stage Complete'],
    [5, 0, 'Stage Complete'],
    [8, 0, 'Stage Complete'],
  ] as const)(
    'takes Dispatch in status %i with %i check calls for: %s [TRACK-29] [DEF-107]',
    async (shipmentStatus, calls, tip) => {
      const stops = aShipment().stops.map((stop) => ({ ...stop, arrivedDateTime: null, departedDateTime: null }))
      await open({
        shipments: [aShipment({ shipmentStatus, stops })],
        activities: calls ? [anActivity({ currentStopId: null, nextStopId: joliet })] : [],
      })
      await vi.waitFor(() => expect(tips()[0]).toBe(tip))
    },
  )

  it('shows the covered percent of a segment [TRACK-31], by its latest check call [TRACK-32], 100% at arrival [TRACK-33], and what was not begun [TRACK-34]', async () => {
    const stops = aShipment().stops.map((stop) => (stop.id === nashville ? { ...stop, arrivedDateTime: null } : stop))
    const { held } = await open({
      shipments: [aShipment({ stops, shipmentStatus: 5 })],
      activities: [
        anActivity(),
        anActivity({ sequence: 3, remainingDistance: 117.5 }),
        anActivity({ sequence: 2, remainingDistance: 400 }),
      ],
    })
    await vi.waitFor(() =>
      expect(legs()).toEqual([null, '100%', '75% · 118 mi left', "Segment hasn't been started yet"]),
    )
    expect(held.activities).toHaveLength(3)
    const bars = steps().map((step) => step.querySelector<HTMLElement>('[style]')?.style.getPropertyValue('--covered'))
    expect(bars).toEqual([undefined, '100%', '75%', '0%'])
  })

  it('shows 100% where the truck has arrived, whatever was told before [TRACK-33]', async () => {
    await open({ activities: [anActivity({ remainingDistance: 300 })] })
    expect(legs()[2]).toBe('100%')
  })

  it('stays within 0 and 100 percent [TRACK-32]', async () => {
    await open({ activities: [anActivity({ currentStopId: nashville, nextStopId: atlanta, remainingDistance: 900 })] })
    await vi.waitFor(() => expect(legs()[3]).toBe('0% · 900 mi left'))
  })
})

describe('the card of the customer', () => {
  const figures = () => values(screen.getByText('Acme Foods').parentElement as HTMLElement)

  it('reckons emissions as distance times the factor [TRACK-35]', async () => {
    await open({ shipments: [aShipment({ distance: 100, twoYearCo2EmissionsFactor: 900 })] })
    expect(figures()).toEqual({ Distance: '100 mi', Emissions: '90 kg CO₂' })
  })

  it.each([
    [0.5, '680 g CO₂'],
    [0.7353, '1 kg CO₂'],
    [716.42, '974.3 kg CO₂'],
    [735.3, '1 t CO₂'],
    [2700, '3.7 t CO₂'],
  ])('shows %s miles in grams, kilograms or tonnes: %s [TRACK-36]', async (distance, emissions) => {
    await open({ shipments: [aShipment({ distance })] })
    expect(figures().Emissions).toBe(emissions)
  })

  it.each([0, -3, null])('shows N/A for a distance of %s [TRACK-37]', async (distance) => {
    await open({ shipments: [aShipment({ distance })] })
    expect(figures().Emissions).toBe('N/A')
  })

  it('writes distance and weight with at most one decimal, and none where it is .0 [TRACK-38]', async () => {
    await open({ shipments: [aShipment({ distance: 716.42 })] })
    expect(figures().Distance).toBe('716.4 mi')
    expect(values(stopCards()[0] as HTMLElement).Freight).toContain('29,760 lbs')
    expect(values(stopCards()[2] as HTMLElement).Freight).toBe('12.3 lbs')
    expect(screen.queryByText(/\.0 (mi|lbs)/)).toBeNull()
  })
})

describe('Add Watchers', () => {
  async function openDialog() {
    const opened = await open()
    await opened.keys.click(screen.getByRole('button', { name: 'Add Watchers' }))
    const dialog = within(await screen.findByRole('dialog'))
    return { ...opened, dialog, add: dialog.getByRole('button', { name: 'Add Watcher' }) }
  }

  it('is ready with any address that is not empty, whatever it looks like [TRACK-41] [WATCH-15]', async () => {
    const { keys, dialog, add, portal } = await openDialog()
    portal.on(addExternalWatcher, refused(400, 'Please enter a valid email address'))
    expect(add).toBeDisabled()
    await keys.type(dialog.getByLabelText('Email'), '   ')
    expect(add).toBeDisabled()
    await keys.type(dialog.getByLabelText('Email'), 'no address at all')
    expect(add).toBeEnabled()
    expect(screen.queryByText('Please enter a valid email address')).toBeNull()
    await keys.click(add)
    expect(portal.calls(addExternalWatcher)).toHaveLength(1)
  })

  it('offers all, shipment status and on time status [TRACK-42], and starts on all [TRACK-43]', async () => {
    const { dialog } = await openDialog()
    const choices = within(dialog.getByRole('radiogroup', { name: 'Notifications' })).getAllByRole('radio')
    expect(choices.map((choice) => choice.parentElement?.textContent)).toEqual([
      'All updates',
      'Status update',
      'On-time status update',
    ])
    expect(choices.map((choice) => (choice as HTMLInputElement).checked)).toEqual([true, false, false])
  })

  it('sends address, shipment and notification, and says that it succeeded [TRACK-44] [TRACK-45]', async () => {
    const { keys, dialog, add, portal } = await openDialog()
    portal.on(addExternalWatcher, { isSuccess: true, message: 'Successfully added watcher' })
    await keys.type(dialog.getByLabelText('Email'), 'dock@receiver.test')
    await keys.click(dialog.getByLabelText('On-time status update'))
    await keys.click(add)
    expect(await screen.findByText('Successfully added watcher')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(portal.calls(addExternalWatcher).map(({ body }) => body)).toEqual([
      {
        emailAddress: 'dock@receiver.test',
        entityId: shipmentId,
        entityType: 'Shipment',
        notificationType: 'OnTimeStatus',
      },
    ])
  })

  it('says that it did not, and keeps what was typed [TRACK-45]', async () => {
    const { keys, dialog, add, portal } = await openDialog()
    portal.on(addExternalWatcher, refused(400, 'Please enter a valid email address'))
    await keys.type(dialog.getByLabelText('Email'), 'nobody')
    await keys.click(add)
    expect(await screen.findByText('Unable to add watcher')).toBeVisible()
    expect(dialog.getByLabelText('Email')).toHaveValue('nobody')
    await act(() => keys.click(dialog.getByRole('button', { name: 'Cancel' })))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the arrival', () => {
  const eta = '2026-11-17T16:45:00.000Z'
  const ahead = () =>
    aShipment().stops.map((stop) =>
      stop.id === joliet
        ? stop
        : { ...stop, arrivedDateTime: null, eta, onTimeStatus: stop.id === nashville ? ('OnTime' as const) : null },
    )

  it('stands first: when, whether on time, where the truck is and how far it has to go [DEF-140]', async () => {
    await open({
      shipments: [aShipment({ stops: ahead(), shipmentStatus: 5 })],
      activities: [anActivity({ remainingDistance: 125 })],
    })
    const answer = await screen.findByText(/^Arrives .*10:45 AM CST/)
    expect(answer).toHaveTextContent(/10:45 AM CST · on time$/)
    const card = answer.closest('section')
    expect(card).toHaveTextContent('Nashville, TN · Window 6:00–10:00 AM CST, Monday 11/16/2026')
    await vi.waitFor(() => expect(card).toHaveTextContent(/Near Joliet, IL, .*8:51 AM CST, .* ago/))
    expect(card).toHaveTextContent('73% of the way125 mi left of 470 mi')
  })

  it('is expected at each stop ahead, with its on-time word, in the zone of the stop [DEF-140]', async () => {
    await open({ shipments: [aShipment({ stops: ahead(), shipmentStatus: 5 })] })
    expect(values(stopCards()[1] as HTMLElement).ETA).toMatch(/10:45 AM CST$/)
    expect(within(stopCards()[1] as HTMLElement).getByText('On Time')).toBeVisible()
    expect(values(stopCards()[2] as HTMLElement).ETA).toMatch(/11:45 AM EST$/)
    expect(values(stopCards()[0] as HTMLElement)).not.toHaveProperty('ETA')
    expect(steps()[3]).toHaveTextContent(/ETA .*11:45 AM EST$/)
  })

  it('is past after delivery, and the stepper plans what nobody expects yet', async () => {
    await open({ shipments: [aShipment({ shipmentStatus: 7 })] })
    expect(screen.getAllByText('Delivered')).toHaveLength(2)
    expect(steps()[3]).toHaveTextContent('11/17/2026 12:00 EST')
    expect(steps()[3]).not.toHaveTextContent('Not yet started')
  })
})
