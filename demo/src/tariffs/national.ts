import {
  centralMexico,
  easternCanada,
  mainland,
  midwest,
  mountain,
  northeast,
  northernMexico,
  southeast,
  southernMexico,
  southwest,
  west,
  westernCanada,
} from './areas.ts'
import { fuelSchedules } from './fuel-schedules.ts'
import { daysUpTo, guaranteed, hazardClassesWithout, lanesWith, makeTariff, volumeOf } from './make-tariff.ts'
import { dollars, each, perCwt, servicesAt, strictOverlength } from './price-lists.ts'

/**
 * National carrier, fast and expensive: three guaranteed service levels, almost all hazard classes, Canada with its own
 * trucks.
 */
export const crosstown = makeTariff({
  carrierName: 'Crosstown Parcel & Pallet',
  network: {
    direct: { US: mainland, CA: ['ON', 'QC'] },
    partners: [
      { name: 'Cascade Slope LTL', area: { US: ['AK'], CA: westernCanada }, price: perCwt(9.5, 145, 1_400), days: 2 },
      { name: 'Fundy Tide LTL', area: { CA: ['NB', 'NS', 'PE', 'NL'] }, price: perCwt(7.2, 110, 900), days: 1 },
    ],
    lanes: lanesWith('CA'),
    borders: [{ between: ['US', 'CA'], charge: dollars(38), days: 1 }],
  },
  hazardClasses: hazardClassesWithout('4.2', '5.2'),
  transit: daysUpTo(620, 0, 320, 700, 1_250, 1_850),
  fuel: fuelSchedules.usual,
  accessorials: servicesAt(1.15, {}, { whole: { TimeCritical: each(275), Perishable: each(60) } }),
  ltl: {
    name: 'XPP 520',
    share: 10_400,
    discounts: [76.5, 77.5, 78.5, 79.5, 80.5, 81, 81, 81, 81],
    minimum: 138,
    load: { beyond: 'Volume' },
    guaranteed: [
      guaranteed('GuaranteedMorning', { percent: 38, least: 95, most: 420, upToMiles: 1_500 }),
      guaranteed('GuaranteedNoon', { percent: 27, least: 65, most: 320, upToMiles: 3_200 }),
      guaranteed('GuaranteedEndOfDay', { percent: 18, least: 42, most: 240, upToMiles: 3_200 }),
    ],
  },
  volume: volumeOf({ name: 'XPP Volume', perFoot: 13, perFootMile: 0.0475, minimum: 420, days: 1 }),
})

/** National carrier that also serves all of Canada, with a slower economy service and FAK rates up to class 100. */
export const heartwood = makeTariff({
  carrierName: 'Heartwood LTL',
  network: {
    direct: { US: mainland, CA: [...easternCanada, ...westernCanada] },
    partners: [{ name: 'Transportes del Valle', area: { MX: northernMexico }, price: perCwt(11, 190, 1_600), days: 2 }],
    lanes: lanesWith('CA', 'MX'),
    borders: [
      { between: ['US', 'CA'], charge: dollars(32), days: 1 },
      { between: ['US', 'MX'], charge: dollars(185), days: 2 },
    ],
  },
  hazardClasses: hazardClassesWithout('4.2', '4.3', '5.2', '6.1'),
  transit: daysUpTo(540, 1, 250, 560, 1_000, 1_500),
  fuel: fuelSchedules.fine,
  accessorials: servicesAt(1, { Notification: 'Included' }),
  ltl: {
    name: 'HWD 590',
    share: 9_800,
    discounts: [74, 75.25, 76.5, 77.5, 78.5, 79.25, 80, 80, 80],
    minimum: 124,
    fak: [
      { from: '60', to: '85', ratedAs: '60' },
      { from: '92.5', to: '100', ratedAs: '77.5' },
    ],
    economy: { percent: 85_000, days: 2 },
    guaranteed: [guaranteed('GuaranteedEndOfDay', { percent: 20, least: 45, most: 260, upToMiles: 1_600 })],
  },
  volume: volumeOf({ name: 'HWD Volume', perFoot: 12, perFootMile: 0.0452, minimum: 390, days: 2 }),
})

/** The East with its own trucks, the West with a partner. Cheap, without liftgate and residential service. */
export const bellwether = makeTariff({
  carrierName: 'Bellwether Truck Lines',
  network: {
    direct: { US: [...midwest, ...northeast, ...southeast, ...southwest] },
    partners: [
      { name: 'Pacific Terrace Freight', area: { US: [...west, ...mountain] }, price: perCwt(3.4, 55, 420), days: 1 },
    ],
    lanes: lanesWith(),
    borders: [],
  },
  hazardClasses: ['3', '8', '9'],
  transit: daysUpTo(450, 1, 210, 480, 850, 1_300),
  fuel: fuelSchedules.mild,
  accessorials: servicesAt(0.85, { Liftgate: 'Refused', Residential: 'Refused', Convention: 'Refused' }),
  ltl: {
    name: 'BWT 500',
    share: 9_300,
    discounts: [75, 76, 77, 79, 80.5, 82, 82, 82, 82],
    minimum: 96,
    economy: { percent: 60_000, days: 1 },
    load: { pallets: 8, linearFeet: 18 },
  },
})

/** Carrier from Dallas to the South, the West and Mexico. */
export const silverSpur = makeTariff({
  carrierName: 'Silver Spur Freight',
  network: {
    direct: {
      US: [...southwest, ...mountain, ...west, 'KS', 'MO', 'TN', 'MS', 'AL'],
      MX: [...northernMexico, ...centralMexico],
    },
    partners: [
      { name: 'Fletes del Istmo', area: { MX: southernMexico }, price: perCwt(12.5, 210, 1_900), days: 3 },
      {
        name: 'Bellwether Truck Lines',
        area: { US: [...midwest, ...southeast] },
        price: perCwt(3.1, 48, 380),
        days: 1,
      },
    ],
    lanes: lanesWith('MX'),
    borders: [{ between: ['US', 'MX'], charge: dollars(145), days: 1 }],
  },
  hazardClasses: ['2.2', '3', '8', '9'],
  transit: daysUpTo(500, 1, 260, 580, 1_050, 1_550),
  fuel: fuelSchedules.usual,
  accessorials: servicesAt(1.05, {}, { whole: { ProtectFromHeat: perCwt(4.9, 45, 460) } }),
  overlength: strictOverlength,
  sizes: { length: 16 * 12 },
  ltl: {
    name: 'SSF 410',
    share: 9_900,
    discounts: [72, 73.5, 75, 76.5, 78, 79, 79, 79, 79],
    minimum: 132,
    fak: [{ from: '50', to: '70', ratedAs: '60' }],
    load: { beyond: 'Volume' },
    guaranteed: [guaranteed('GuaranteedEndOfDay', { percent: 22, least: 48, most: 280, upToMiles: 1_100 })],
  },
  volume: volumeOf({ name: 'SSF Volume', perFoot: 11.5, perFootMile: 0.0465, minimum: 400, days: 1 }),
})
