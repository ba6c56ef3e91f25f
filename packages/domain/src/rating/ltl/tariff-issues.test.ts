import { describe, expect, it } from 'vitest'
import type { LtlTariff } from '#rating/ltl/tariff.ts'
import { aTariff, aVersion, classTariff, halfOff, roundRates, volumeTariff } from '#rating/ltl/testing/given.ts'
import { cents } from '#shared/units.ts'
import { tariffIssues } from './tariff-issues.ts'

const withVersion = (version: Parameters<typeof aVersion>[0]) =>
  aTariff({ ltl: classTariff({ versions: [aVersion(version)] }) })
const withLtl = (ltl: Parameters<typeof classTariff>[0]) => aTariff({ ltl: classTariff(ltl) })
const withVolume = (volume: Parameters<typeof volumeTariff>[0]) => aTariff({ volume: volumeTariff(volume) })
const [volumeVersion] = volumeTariff().versions

const broken: [what: string, tariff: LtlTariff, at: string][] = [
  ['no rates at all', aTariff({ ltl: null }), 'ltl'],
  ['fuel brackets out of order', aTariff({ fuel: [...aTariff().fuel, ...aTariff().fuel] }), 'fuel'],
  ['a fuel step of 0', aTariff({ fuel: [{ atLeast: 0, percent: 0, step: 0, percentPerStep: 1 }] }), 'fuel'],
  ['overlength out of order', aTariff({ overlength: aTariff().overlength.toReversed() }), 'overlength'],
  [
    'days out of order',
    aTariff({ transit: { ...aTariff().transit, steps: aTariff().transit.steps.toReversed() } }),
    'transit',
  ],
  ['no miles a day', aTariff({ transit: { ...aTariff().transit, milesPerDay: 0 } }), 'transit'],
  ['no version', withLtl({ versions: [] }), 'ltl.versions'],
  ['versions out of order', withLtl({ versions: [aVersion(), aVersion()] }), 'ltl.versions'],
  ['a curve that falls', withVersion({ base: { ...roundRates, curve: falling(roundRates.curve) } }), 'ltl.curve'],
  ['a curve without points', withVersion({ base: { ...roundRates, curve: [] } }), 'ltl.curve'],
  [
    'classes that get cheaper',
    withVersion({ base: { ...roundRates, classFactors: { ...roundRates.classFactors, '55': 1 } } }),
    'ltl.classFactors',
  ],
  [
    'a rate of nothing',
    withVersion({ base: { ...roundRates, breakFactors: { ...roundRates.breakFactors, M1M: 0 } } }),
    'ltl',
  ],
  [
    'a slip of the decimal point',
    withVersion({ base: { ...roundRates, breakFactors: { ...roundRates.breakFactors, L5C: 150_000_000 } } }),
    'ltl.curve',
  ],
  ['bands of no width', withVersion({ base: { ...roundRates, bands: [{ upTo: 100, width: 0 }] } }), 'ltl.bands'],
  ['a discount above 100 percent', withVersion({ discounts: { ...halfOff, M5M: 1_000_001 } }), 'ltl.discounts'],
  ['no minimum charge', withVersion({ minimumCharge: cents(0) }), 'ltl.minimumCharge'],
  ['more pounds than a truck', withLtl({ load: { ...classTariff().load, pounds: 100_001 } }), 'ltl.load'],
  ['a cube without weight', withLtl({ cubicCapacity: { cubicFeet: 750, poundsPerCubicFoot: 0 } }), 'ltl.cubicCapacity'],
  ['an economy service below nothing', withLtl({ economy: { percent: 1_000_001, days: 1 } }), 'ltl.economy'],
  [
    'spans that overlap',
    withLtl({
      fak: [
        { from: '50', to: '70', ratedAs: '60' },
        { from: '70', to: '85', ratedAs: '70' },
      ],
    }),
    'ltl.fak',
  ],
  ['volume without versions', withVolume({ versions: [] }), 'volume.versions'],
  ['volume for nothing', withVolume({ versions: [{ ...volumeVersion!, minimumCharge: cents(0) }] }), 'volume.versions'],
  ['feet that hold nothing', withVolume({ poundsPerFoot: 0 }), 'volume'],
]

describe('a tariff', () => {
  it('has no issues when its figures are in order', () => {
    expect(tariffIssues(aTariff({ volume: volumeTariff() }))).toEqual([])
    expect(tariffIssues(aTariff({ ltl: null, volume: volumeTariff() }))).toEqual([])
  })

  it.each(broken)('cannot be rated with %s', (_what, tariff, at) => {
    expect(tariffIssues(tariff).map(({ path }) => path.join('.'))).toContain(at)
  })
})

function falling(curve: typeof roundRates.curve) {
  return curve.map(({ miles }) => ({ miles, centsPerCwt: 10_000 - miles }))
}
