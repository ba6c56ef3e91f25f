import { midwest, mountain, northeast, southwest, west } from './areas.ts'
import { elevenSteps } from './density-scales.ts'
import { fuelSchedules } from './fuel-schedules.ts'
import { daysUpTo, guaranteed, hazardClassesWithout, lanesWith, makeTariff, volumeOf } from './make-tariff.ts'
import { dollars, longFreight, perCwt, servicesAt } from './price-lists.ts'

/** Carrier in the West from Ontario, California: fast along the coast, no hazardous freight. */
export const pacificTerrace = makeTariff({
  carrierName: 'Pacific Terrace Freight',
  network: {
    direct: { US: [...west, 'UT', 'ID'] },
    partners: [
      {
        name: 'Wheatback Transport',
        area: { US: [...mountain, ...southwest, ...midwest] },
        price: perCwt(3.6, 58, 440),
        days: 1,
      },
    ],
    lanes: lanesWith(),
    borders: [],
  },
  transit: daysUpTo(580, 0, 420, 860, 1_300),
  fuel: fuelSchedules.steep,
  accessorials: servicesAt(1.1, { Inside: 'Refused', InsideStairs: 'Refused' }),
  ltl: {
    name: 'PTF 620',
    share: 10_200,
    discounts: [74.5, 75.5, 77, 78.5, 79.5, 80, 80, 80, 80],
    minimum: 129,
    guaranteed: [guaranteed('GuaranteedNoon', { percent: 26, least: 58, most: 270, upToMiles: 1_300 })],
  },
})

/** Carrier in the Midwest under an older contract: eleven density steps, no liftgate at pickup. */
export const harvestMoon = makeTariff({
  carrierName: 'Harvest Moon Motor Freight',
  network: {
    direct: { US: [...midwest, 'KY', 'OK', 'CO', 'TN'] },
    partners: [
      { name: 'Pacific Terrace Freight', area: { US: west }, price: perCwt(3.8, 60, 470), days: 1 },
      { name: 'Quarter Moon Freight', area: { US: southwest }, price: perCwt(2.8, 44, 340), days: 1 },
    ],
    lanes: lanesWith(),
    borders: [],
  },
  hazardClasses: hazardClassesWithout('4.2', '4.3', '5.2'),
  transit: daysUpTo(500, 1, 310, 640, 1_050),
  fuel: fuelSchedules.mild,
  accessorials: servicesAt(0.85, {}, { pickup: { Liftgate: 'Refused' } }),
  ltl: {
    name: 'HMM 240',
    share: 9_000,
    discounts: [72.5, 74, 75.5, 77.5, 79.5, 81, 81, 81, 81],
    minimum: 94,
    fak: [{ from: '77.5', to: '100', ratedAs: '70' }],
    densityScales: [elevenSteps],
    cubicCapacity: { cubicFeet: 600, poundsPerCubicFoot: 5 },
    guaranteed: [guaranteed('GuaranteedEndOfDay', { percent: 16, least: 35, most: 180, upToMiles: 900 })],
  },
})

/** Carrier in the Northwest with Alberta and British Columbia, and Alaska by sea. */
export const cascadeSlope = makeTariff({
  carrierName: 'Cascade Slope LTL',
  network: {
    direct: { US: ['WA', 'OR', 'ID', 'MT', 'NV', 'CA', 'UT', 'WY'], CA: ['BC', 'AB'] },
    partners: [
      { name: 'Sound & Strait Lines', area: { US: ['AK', 'HI'], CA: ['YT'] }, price: perCwt(14, 230, 2_400), days: 5 },
      {
        name: 'Wheatback Transport',
        area: { US: [...midwest, 'CO', 'NM', 'TX', 'OK'] },
        price: perCwt(3.9, 62, 480),
        days: 1,
      },
    ],
    lanes: lanesWith('CA'),
    borders: [{ between: ['US', 'CA'], charge: dollars(34), days: 1 }],
  },
  hazardClasses: ['3', '8', '9'],
  transit: daysUpTo(460, 1, 270, 560, 950),
  fuel: fuelSchedules.usual,
  accessorials: servicesAt(1),
  sizes: { height: 96, liftgatePounds: 1_500 },
  ltl: {
    name: 'CSL 330',
    share: 10_000,
    discounts: [71, 72.5, 74, 76, 78, 79, 79, 79, 79],
    minimum: 126,
    economy: { percent: 70_000, days: 2 },
  },
})

/** Carrier in the Plains and the mountains for long and heavy freight. */
export const wheatback = makeTariff({
  carrierName: 'Wheatback Transport',
  network: {
    direct: { US: [...mountain, ...southwest, ...midwest] },
    partners: [
      { name: 'Keystone Lantern LTL', area: { US: northeast }, price: perCwt(3.3, 52, 400), days: 1 },
      { name: 'Pacific Terrace Freight', area: { US: west }, price: perCwt(3.4, 54, 410), days: 1 },
    ],
    lanes: lanesWith(),
    borders: [],
  },
  hazardClasses: hazardClassesWithout('5.2'),
  transit: daysUpTo(470, 1, 240, 520, 900, 1_350),
  fuel: fuelSchedules.fine,
  accessorials: servicesAt(0.9, { Convention: 'Refused' }),
  overlength: longFreight,
  sizes: { length: 30 * 12, palletPounds: 6_500, liftgatePounds: 3_000 },
  ltl: {
    name: 'WBT 440',
    share: 9_400,
    discounts: [70, 72, 74, 77, 80, 82, 83, 83, 83],
    minimum: 112,
    load: { pounds: 24_000, pallets: 14, linearFeet: 28, beyond: 'Volume' },
  },
  volume: volumeOf({
    name: 'WBT Volume',
    perFoot: 10.5,
    perFootMile: 0.0432,
    minimum: 360,
    days: 1,
    poundsPerFoot: 1_250,
  }),
})
