import { describe, expect, it } from 'vitest'
import type { RateStop } from '#rating/ask.ts'
import { shipmentOf } from '#rating/ltl/shipment.ts'
import { anAsk, flat, stopIn } from '#rating/ltl/testing/given.ts'
import { cents } from '#shared/units.ts'
import { type Network, reachOf, reachRefusals, statesServed } from './coverage.ts'

const bigSky = { name: 'Big Sky Motor', area: { US: ['MT', 'IL'], CA: ['AB'] }, price: flat(40), days: 2 }
const second = { name: 'Second Choice', area: { US: ['MT', 'ID'] }, price: flat(90), days: 3 }
const network: Network = {
  direct: { US: ['IL', 'TX'], CA: ['ON', 'BC'], MX: ['BC'] },
  partners: [bigSky, second],
  lanes: ['US-US', 'US-CA'],
  borders: [{ between: ['US', 'CA'], charge: cents(3_500), days: 1 }],
}
const served = statesServed(network)
const between = (from: RateStop, to: RateStop) => shipmentOf(anAsk({ stops: [from, to] }))
const refusals = (from: RateStop, to: RateStop) => reachRefusals(network, served, between(from, to))

describe('where a carrier goes', () => {
  it('is refused by the names of the states that nobody serves', () => {
    expect(refusals(stopIn('IL'), stopIn('NV'))).toEqual(['does not serve Nevada'])
    expect(refusals(stopIn('NV'), stopIn('UT'))).toEqual(['does not serve Nevada or Utah'])
    expect(refusals(stopIn('NV'), stopIn('NV'))).toEqual(['does not serve Nevada'])
    expect(refusals(stopIn('IL'), stopIn('ZZ'))).toEqual(['does not serve ZZ'])
  })

  it('takes a state by its code or its name, in its own country alone', () => {
    expect(refusals(stopIn('il'), stopIn('Texas'))).toEqual([])
    expect(refusals(stopIn('IL'), stopIn('ON', 'US'))).toEqual(['does not serve ON'])
  })

  it('is refused between countries that it does not connect', () => {
    expect(refusals(stopIn('ON', 'CA'), stopIn('IL'))).toEqual(['carries no freight from Canada to the United States'])
    expect(refusals(stopIn('ON', 'CA'), stopIn('BC', 'CA'))).toEqual(['carries no freight within Canada'])
    expect(refusals(stopIn('IL'), stopIn('BC', 'MX'))).toEqual(['carries no freight from the United States to Mexico'])
  })

  it('needs its own trucks at one end', () => {
    expect(refusals(stopIn('MT'), stopIn('TX'))).toEqual([])
    expect(refusals(stopIn('MT'), stopIn('ID'))).toEqual(['reaches neither Montana nor Idaho with its own trucks'])
  })
})

describe('the way through a network', () => {
  const reach = (from: RateStop, to: RateStop) => reachOf(network, served, between(from, to))

  it('is direct where the own trucks go, whoever else goes there', () => {
    expect(reach(stopIn('IL'), stopIn('TX'))).toEqual({ partner: null, border: null })
  })

  it('has the first partner who serves the other end', () => {
    expect(reach(stopIn('TX'), stopIn('MT')).partner).toEqual({ by: bigSky, end: 'delivery', stateName: 'Montana' })
    expect(reach(stopIn('ID'), stopIn('TX')).partner).toEqual({ by: second, end: 'pickup', stateName: 'Idaho' })
  })

  it('crosses a border between two countries, whichever comes first', () => {
    const border = network.borders[0]
    expect(reach(stopIn('TX'), stopIn('ON', 'CA')).border).toBe(border)
    expect(reach(stopIn('ON', 'CA'), stopIn('TX')).border).toBe(border)
    expect(reach(stopIn('BC', 'MX'), stopIn('TX')).border).toBeNull()
  })
})
