import { LaneRateFields } from '@lanewise/contract/lane-rate-fields'
import { isActiveOn } from '@lanewise/domain/lanes/rate-sequence'
import { addDays } from '@lanewise/domain/shared/calendar'
import { describe, expect, it } from 'vitest'
import { makeCarriers } from '#carriers/make-carriers.ts'
import { demoCompanies } from '#company/companies.ts'
import { makeLocations } from '#locations/make-locations.ts'
import { randomOf } from '#random.ts'
import { makeLanes } from './make-lanes.ts'

const today = '2026-11-15'

const lanesOf = ({ seed, sites, firms, haulers, lanesPerSite }: (typeof demoCompanies)[number]) => {
  const random = randomOf(seed)
  const locations = makeLocations(random, sites, firms).map((one) => ({
    ...one,
    knownCompanyId: one.companyName,
  }))
  const carriers = makeCarriers(random, haulers, today)
  const people = [{ id: random.id(), primaryEmailAddress: 'ana@acme.test' }]
  return makeLanes(random, { locations, carriers, people, today, lanesPerSite })
}

describe.each(demoCompanies.map((company) => ({ name: company.company.name, company })))(
  'the lanes of $name',
  ({ company }) => {
    const lanes = lanesOf(company)
    const contracts = lanes.flatMap((lane) => lane.contracts)

    it('are the same for the same seed and day', () => {
      expect(lanesOf(company)).toEqual(lanes)
    })

    it('have codes of their own, made of their cities and the equipment', () => {
      const codes = lanes.map(({ terms }) => terms.customerReferenceNumber)
      expect(codes.filter((code) => !/^[A-Z]{3}-[A-Z]{3}-(DRY|REEF|FLAT)(-\d)?$/.test(code))).toEqual([])
      expect(new Set(codes).size).toBe(codes.length)
    })

    it('lead along roads between places that a shipment finds', () => {
      for (const { miles, line, origin, destination } of lanes) {
        expect(miles).toBeGreaterThan(0)
        expect(line.length).toBeGreaterThanOrEqual(2)
        expect(origin.postalKey).not.toBeNull()
        expect(destination.cityKey).not.toBeNull()
      }
    })

    it('have rates that a user could have entered, no two of a carrier on one day', () => {
      for (const { rates } of contracts) {
        for (const { id: _id, ...rate } of rates) expect(LaneRateFields.safeParse(rate).error?.issues).toBeUndefined()
        for (const [index, rate] of rates.slice(1).entries())
          expect(rate.effectiveDate > (rates[index]?.expirationDate ?? '')).toBe(true)
      }
    })

    it('tender to the carriers that are active today, each at a place of its own', () => {
      for (const lane of lanes) {
        const placed = lane.contracts.filter(({ sequence }) => sequence !== null)
        expect(placed.map(({ sequence }) => sequence).sort()).toEqual(placed.map((_one, index) => index + 1))
        for (const { sequence, rates } of lane.contracts)
          expect(sequence !== null).toBe(rates.some((rate) => isActiveOn(rate, today)))
      }
    })
  },
)

it('have a rate of somebody on every day of the demo, but for two of Acme Foods that nobody renewed', () => {
  const days = Array.from({ length: 366 + 31 }, (_unused, index) => addDays(today, index - 366))
  const gaps = demoCompanies.map(
    (company) =>
      lanesOf(company).filter(({ contracts }) => {
        const rates = contracts.flatMap((contract) => contract.rates)
        return days.some((date) => !rates.some((rate) => isActiveOn(rate, date)))
      }).length,
  )
  expect(gaps).toEqual([2, 0])
})

it('gives Acme Foods a network of every kind of equipment, unit and state', () => {
  const [acme] = demoCompanies
  if (!acme) throw new Error('The demo has no company')
  const lanes = lanesOf(acme)
  const rates = lanes.flatMap(({ contracts }) => contracts.flatMap((contract) => contract.rates))
  expect(lanes.length).toBeGreaterThanOrEqual(120)
  expect(rates.length).toBeGreaterThanOrEqual(350)
  expect(new Set(lanes.map(({ terms }) => terms.equipmentMode))).toEqual(new Set([1, 2, 3]))
  expect(new Set(rates.map(({ chargeType }) => chargeType))).toEqual(new Set(['PerMile', 'Flat', 'Pallet']))
  expect(rates.filter(({ expirationDate }) => expirationDate < today).length).toBeGreaterThan(10)
  expect(rates.filter(({ effectiveDate }) => effectiveDate > today).length).toBeGreaterThan(10)
  expect(lanes.filter(({ watchers }) => watchers.length > 0).length).toBeGreaterThan(50)
})
