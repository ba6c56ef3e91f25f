import type { CarrierLoad } from '@lanewise/contract/carrier-load'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aDropoff, aFullShipment, aStop } from '#testing/full-shipment.ts'
import { renderUi } from '#testing/render.tsx'
import { Ended } from './Ended.tsx'
import { LoadCard } from './LoadCard.tsx'
import { Personal } from './Personal.tsx'
import { RouteCard } from './RouteCard.tsx'
import { TimeLeft } from './TimeLeft.tsx'
import { timeLeftText } from './use-time-left.ts'

const now = '2026-11-17T15:00:00.000Z'
const inMinutes = (minutes: number) => new Date(Date.parse(now) + minutes * 60_000).toISOString()

type Load = CarrierLoad['load']

function aCarrierLoad({
  load = {},
  ...facts
}: Omit<Partial<CarrierLoad>, 'load'> & { load?: Partial<Load> } = {}): CarrierLoad {
  const shipment = aFullShipment({ stops: [aStop(), aDropoff()] })
  return {
    companyName: 'Acme Foods',
    contact: { name: 'Ana Ruiz', email: 'ana@acme.test', phone: '(815) 555-0176' },
    carrierName: 'Able Trucking',
    dotNumber: '9000308',
    sentTo: 'bea@able.test',
    sentAt: inMinutes(-30),
    expiresAt: inMinutes(30),
    now,
    commodities: ['Yogurt', 'Butter'],
    line: [],
    ...facts,
    load: {
      shipmentNumber: shipment.shipmentNumber,
      stops: shipment.stops,
      shippingMode: 'TL',
      equipmentMode: 2,
      equipmentTypes: [],
      totalDistance: 1640.4,
      estimatedTimeSeconds: null,
      pallets: 22,
      packages: 1100,
      weight: 40120,
      isHazmat: false,
      isTeamRequired: false,
      reeferTemperatureMin: null,
      reeferTemperatureMax: null,
      trackingRequirements: [],
      ...load,
    },
  }
}

describe('the time that a carrier has', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    // The browser clock is 5 minutes ahead of the server's.
    vi.setSystemTime(inMinutes(5))
  })

  it('runs by the clock of the server, second by second, until it is over', () => {
    renderUi(<TimeLeft request={aCarrierLoad()} />)
    const bar = screen.getByRole('progressbar', { name: 'Time left to answer' })
    expect(screen.getByText('30 min 0 s')).toBeVisible()
    expect(bar).toHaveAttribute('aria-valuenow', '50')
    act(() => vi.advanceTimersByTime(61_000))
    expect(screen.getByText('28 min 59 s')).toBeVisible()
    act(() => vi.advanceTimersByTime(30 * 60_000))
    expect(screen.getByText('Over')).toBeVisible()
  })

  it('begins and ends by the clock of the first stop', () => {
    renderUi(<TimeLeft request={aCarrierLoad()} />)
    expect(screen.getByText(/^Sent 11\/17\/2026 08:30 CST$/)).toBeVisible()
    expect(screen.getByText(/^Ends 11\/17\/2026 09:30 CST$/)).toBeVisible()
  })

  it('is told in hours and minutes, or in minutes and seconds', () => {
    expect(timeLeftText(3_599_999)).toBe('59 min 59 s')
    expect(timeLeftText(3_600_000)).toBe('1 h 0 min')
    expect(timeLeftText(2 * 3_600_000 + 5 * 60_000)).toBe('2 h 5 min')
  })
})

describe('the load', () => {
  const fact = (label: string) => screen.getByText(label).nextElementSibling

  it('is told with equipment, weight, pallets, packages and what it is', () => {
    renderUi(<LoadCard request={aCarrierLoad()} />)
    expect(fact('Equipment')).toHaveTextContent('Reefer')
    expect(fact('Weight')).toHaveTextContent('40,120 lbs')
    expect(fact('Pallets')).toHaveTextContent('22')
    expect(fact('Packages')).toHaveTextContent('1,100')
    expect(fact('Commodity')).toHaveTextContent('Yogurt, Butter')
    expect(screen.queryByRole('list', { name: 'Requirements' })).toBeNull()
  })

  it('says nothing of pallets and packages that it has not', () => {
    renderUi(<LoadCard request={aCarrierLoad({ load: { pallets: 0, packages: 0 } })} />)
    expect(fact('Pallets')).not.toHaveTextContent('0')
    expect(fact('Packages')).not.toHaveTextContent('0')
  })

  it('tells what truck and driver must be', () => {
    const needs = {
      ...{ isHazmat: true, isTeamRequired: true, reeferTemperatureMin: 0, reeferTemperatureMax: 38 },
      trackingRequirements: [{ description: 'Position every 15 min' }],
    }
    renderUi(<LoadCard request={aCarrierLoad({ load: needs })} />)
    const listed = within(screen.getByRole('list', { name: 'Requirements' })).getAllByRole('listitem')
    expect(listed.map(({ textContent }) => textContent)).toEqual([
      ...['Position every 15 min', 'Temperature 0 to 38 °F', 'Team', 'Hazmat endorsement'],
    ])
  })
})

describe('the way', () => {
  it('is told from where to where, with miles and stops', () => {
    renderUi(<RouteCard request={aCarrierLoad()} />)
    expect(screen.getByText('1,640 mi, 2 stops')).toBeVisible()
    expect(screen.getAllByRole('listitem', { name: /^Stop \d, / })).toHaveLength(2)
  })

  it('does without miles that nobody knows, and says which dock wants an appointment', () => {
    const dock = aDropoff({ isAppointmentRequired: true, appointmentDateTime: null })
    renderUi(
      <RouteCard
        request={aCarrierLoad({
          load: { totalDistance: null, stops: [aStop({ isAppointmentRequired: false }), dock] },
        })}
      />,
    )
    expect(screen.getByText('2 stops')).toBeVisible()
    expect(screen.getAllByText('Appointment required')).toHaveLength(1)
  })
})

describe('a personal link', () => {
  it('says to whom it went and whom to ask', () => {
    renderUi(<Personal request={aCarrierLoad()} />)
    expect(
      screen.getByText(
        'Anyone with this link, sent to bea@able.test, can see this load and nothing else. Questions: Ana Ruiz, (815) 555-0176, ana@acme.test.',
      ),
    ).toBeVisible()
  })

  it('leaves out what is not known', () => {
    renderUi(<Personal request={aCarrierLoad({ sentTo: null, contact: null })} />)
    expect(screen.getByText('Anyone with this link can see this load and nothing else.')).toBeVisible()
  })

  it('that has ended says so, with whom to ask after an answer', () => {
    const { rerender } = renderUi(<Ended title="You declined" load={aCarrierLoad()} />)
    expect(screen.getByRole('heading', { level: 1, name: 'You declined' })).toBeVisible()
    expect(screen.getByText('Acme Foods was notified. Questions: Ana Ruiz, ana@acme.test.')).toBeVisible()
    rerender(<Ended title="You declined" load={aCarrierLoad({ contact: null })} />)
    expect(screen.getByText('Acme Foods was notified.')).toBeVisible()
    rerender(<Ended title="The time is over" load={null} />)
    expect(screen.getByText('You can close this page.')).toBeVisible()
  })
})
