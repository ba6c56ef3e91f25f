import { easternCanada, midwest, northeast, northernCanada, southeast, southwest, westernCanada } from './areas.ts'
import { fuelSchedules } from './fuel-schedules.ts'
import { daysUpTo, guaranteed, hazardClassesWithout, lanesWith, makeTariff, volumeOf } from './make-tariff.ts'
import { dollars, each, perCwt, servicesAt, strictOverlength } from './price-lists.ts'

/** Overnight carrier in the Southeast, with guarantees by the hour. */
export const piedmont = makeTariff({
  carrierName: 'Piedmont Square LTL',
  network: {
    direct: { US: [...southeast, 'MD', 'DC', 'DE', 'LA', 'AR'] },
    partners: [
      { name: 'Keystone Lantern LTL', area: { US: northeast }, price: perCwt(2.6, 42, 330), days: 1 },
      { name: 'Harvest Moon Motor Freight', area: { US: midwest }, price: perCwt(2.9, 46, 360), days: 1 },
    ],
    lanes: lanesWith(),
    borders: [],
  },
  hazardClasses: hazardClassesWithout('4.1', '4.2', '4.3', '5.1', '5.2', '6.1'),
  transit: daysUpTo(560, 0, 400, 800, 1_200),
  fuel: fuelSchedules.steep,
  accessorials: servicesAt(0.95),
  ltl: {
    name: 'PSQ 300',
    share: 9_500,
    discounts: [77, 78, 79, 80, 81, 81.5, 81.5, 81.5, 81.5],
    minimum: 109,
    guaranteed: [
      guaranteed('GuaranteedMorning', { percent: 32, least: 70, most: 300, upToMiles: 800 }),
      guaranteed('GuaranteedNoon', { percent: 23, least: 52, most: 240, upToMiles: 1_000 }),
      guaranteed('GuaranteedEndOfDay', { percent: 15, least: 35, most: 190, upToMiles: 1_000 }),
    ],
  },
})

/** Dense and expensive carrier in the Northeast, with a partner in the Maritimes. */
export const keystone = makeTariff({
  carrierName: 'Keystone Lantern LTL',
  network: {
    direct: { US: [...northeast, 'OH', 'VA', 'WV'] },
    partners: [
      { name: 'Fundy Tide LTL', area: { CA: easternCanada }, price: perCwt(3.9, 65, 480), days: 1 },
      { name: 'Piedmont Square LTL', area: { US: southeast }, price: perCwt(2.6, 42, 330), days: 1 },
      {
        name: 'Bellwether Truck Lines',
        area: { US: [...midwest, ...southwest] },
        price: perCwt(3.2, 50, 390),
        days: 1,
      },
    ],
    lanes: lanesWith('CA'),
    borders: [{ between: ['US', 'CA'], charge: dollars(36), days: 1 }],
  },
  hazardClasses: hazardClassesWithout('5.2'),
  transit: daysUpTo(480, 0, 300, 620, 1_000),
  fuel: fuelSchedules.steep,
  accessorials: servicesAt(1.2, { Liftgate: perCwt(9.5, 108, 480) }, { whole: { PoisonousMaterial: each(185) } }),
  overlength: strictOverlength,
  sizes: { length: 20 * 12 },
  ltl: {
    name: 'KLT 550',
    share: 10_900,
    discounts: [75, 76, 77.5, 79, 80, 80, 80, 80, 80],
    minimum: 148,
    load: { pounds: 15_000, pallets: 10, linearFeet: 20 },
    guaranteed: [guaranteed('GuaranteedNoon', { percent: 25, least: 55, most: 260, upToMiles: 700 })],
  },
})

/** Overnight carrier in the South from Memphis, without extras and without hazardous freight. */
export const quarterMoon = makeTariff({
  carrierName: 'Quarter Moon Freight',
  network: {
    direct: { US: [...southwest, ...southeast, 'MO', 'KS', 'IL', 'IN'] },
    partners: [],
    lanes: lanesWith(),
    borders: [],
  },
  transit: daysUpTo(520, 1, 350, 720, 1_150),
  fuel: fuelSchedules.mild,
  accessorials: servicesAt(0.9, {}, { pickup: { Liftgate: 'Refused' } }),
  ltl: {
    name: 'QMF 210',
    share: 9_100,
    discounts: [73, 74.5, 76, 78, 80, 81, 81, 81, 81],
    minimum: 99,
    fak: [{ from: '65', to: '85', ratedAs: '65' }],
    economy: { percent: 50_000, days: 1 },
  },
})

/** Carrier for all of Canada, and both ways across the border to the North and the East of the United States. */
export const fundyTide = makeTariff({
  carrierName: 'Fundy Tide LTL',
  network: {
    direct: { CA: [...easternCanada, ...westernCanada], US: [...northeast, 'OH', 'MI', 'IL', 'IN', 'WI', 'MN'] },
    partners: [
      { name: 'Nord Arctique Express', area: { CA: northernCanada }, price: perCwt(28, 390, 4_200), days: 4 },
      {
        name: 'Bellwether Truck Lines',
        area: { US: [...southeast, ...southwest, 'IA', 'MO', 'KS', 'NE'] },
        price: perCwt(4.4, 70, 560),
        days: 2,
      },
    ],
    lanes: ['CA-CA', 'CA-US', 'US-CA'],
    borders: [{ between: ['CA', 'US'], charge: dollars(22), days: 1 }],
  },
  hazardClasses: hazardClassesWithout('4.2', '5.2'),
  transit: daysUpTo(480, 1, 280, 560, 950, 1_400),
  fuel: fuelSchedules.fine,
  accessorials: servicesAt(0.95, {}, { whole: { Perishable: each(55) } }),
  ltl: {
    name: 'FTL 700',
    share: 9_700,
    discounts: [73, 74, 75.5, 77, 78.5, 79.5, 80, 80, 80],
    minimum: 118,
    load: { pounds: 22_000, pallets: 14, linearFeet: 26, beyond: 'Volume' },
  },
  volume: volumeOf({ name: 'FTL Volume', perFoot: 12.5, perFootMile: 0.046, minimum: 410, days: 1 }),
})
