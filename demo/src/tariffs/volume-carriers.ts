import { mainland, midwest, northeast, southeast, southwest } from './areas.ts'
import { fuelSchedules } from './fuel-schedules.ts'
import { daysUpTo, hazardClassesWithout, lanesWith, makeTariff, volumeOf } from './make-tariff.ts'
import { servicesAt } from './price-lists.ts'

/** National carrier of partial loads that bypass terminals. */
export const halfLoadHarry = makeTariff({
  carrierName: 'Half Load Harry',
  network: { direct: { US: mainland }, partners: [], lanes: lanesWith(), borders: [] },
  hazardClasses: ['3', '8', '9'],
  transit: daysUpTo(520, 1, 300, 650, 1_100),
  fuel: fuelSchedules.volume,
  accessorials: servicesAt(1, { Liftgate: 'Refused', Inside: 'Refused', InsideStairs: 'Refused' }),
  sizes: { length: 32 * 12, palletPounds: 5_000 },
  ltl: null,
  volume: volumeOf({ name: 'HLH Part Load', perFoot: 10, perFootMile: 0.0425, minimum: 340, days: 1 }),
})

/** Carrier of partial loads in the East, including small ones. */
export const partway = makeTariff({
  carrierName: 'Partway Freight',
  network: {
    direct: { US: [...southeast, ...northeast, ...midwest] },
    partners: [],
    lanes: lanesWith(),
    borders: [],
  },
  transit: daysUpTo(540, 1, 350, 700),
  fuel: fuelSchedules.volume,
  accessorials: servicesAt(0.9, { Liftgate: 'Refused', Residential: 'Refused' }),
  ltl: null,
  volume: volumeOf({
    name: 'PWF Partials',
    perFoot: 9.5,
    perFootMile: 0.0418,
    minimum: 320,
    days: 0,
    feet: { least: 6, most: 28 },
    pounds: { least: 4_000, most: 20_000 },
  }),
})

/** Carrier that combines several partial loads on one deck: cheap and slow. */
export const sharedDeck = makeTariff({
  carrierName: 'Shared Deck Logistics',
  network: {
    direct: { US: [...southwest, ...southeast, ...midwest, 'CA', 'AZ', 'CO'] },
    partners: [],
    lanes: lanesWith(),
    borders: [],
  },
  hazardClasses: hazardClassesWithout('4.2', '5.2'),
  transit: daysUpTo(430, 2, 250, 500, 800),
  fuel: fuelSchedules.mild,
  accessorials: servicesAt(0.95, { Liftgate: 'Refused' }),
  ltl: null,
  volume: volumeOf({
    name: 'SDL Shared Deck',
    perFoot: 8.5,
    perFootMile: 0.0388,
    minimum: 300,
    days: 2,
    poundsPerFoot: 1_100,
  }),
})
