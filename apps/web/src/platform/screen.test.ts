import { describe, expect, it } from 'vitest'
import { aScreen } from '#testing/render-portal.tsx'
import { ana } from '#testing/render-screen.tsx'
import { menuFor, type Screen } from './screen.ts'

/** Screens as features would define them, in no particular order. */
const screens: Screen[] = [
  aScreen({ path: '/locations', title: 'Locations', menu: 'My Account', needs: ['ViewLocations'] }),
  aScreen({ path: '/lanes', title: 'Lanes', menu: 'My Account', needs: ['ViewLanes'] }),
  aScreen({ path: '/lanes/:laneId', title: 'Lane', needs: ['ViewLanes'] }),
  aScreen({ path: '/payments', title: 'Payments', menu: 'Financials', needs: ['ViewPayments'] }),
  aScreen({ path: '/builder', title: 'Shipment Builder', menu: 'Manage Freight', needs: [], needsBeta: true }),
  aScreen({
    path: '/carrier-invoices',
    title: 'Carrier Invoices',
    menu: 'Financials',
    needs: [],
    hiddenFor: ({ enableTMSFreightAudit }) => enableTMSFreightAudit,
  }),
]

const shown = (user: Partial<typeof ana>) =>
  menuFor({ ...ana, ...user }, screens).map(({ group, screens: own }) => [group, ...own.map(({ title }) => title)])

describe('the menu', () => {
  it('keeps the order of its groups and entries, whatever the order of the features', () => {
    expect(shown({ isBeta: true })).toEqual([
      ['Manage Freight', 'Shipment Builder'],
      ['Financials', 'Carrier Invoices', 'Payments'],
      ['My Account', 'Lanes', 'Locations'],
    ])
  })

  it('shows no entry whose screen the user may not open [NAV-8]', () => {
    expect(shown({ permissions: ['ViewLanes', 'ViewPayments'] })).toEqual([
      ['Financials', 'Carrier Invoices', 'Payments'],
      ['My Account', 'Lanes'],
    ])
  })

  it('shows no group without entries [NAV-8]', () => {
    expect(shown({ permissions: [] })).toEqual([['Financials', 'Carrier Invoices']])
    expect(shown({ permissions: [], enableTMSFreightAudit: true })).toEqual([])
  })

  it('hides an entry from whom it is hidden for', () => {
    expect(shown({ permissions: ['ViewPayments'], enableTMSFreightAudit: true })).toEqual([['Financials', 'Payments']])
  })
})
