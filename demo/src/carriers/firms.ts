import type { CargoType } from '@lanewise/domain/carriers/cargo-types'
import type { EquipmentMode, ShippingMode } from '@lanewise/domain/freight/modes'
import type { Country } from '@lanewise/domain/places/states'

/** An invented carrier: name, head office and kind of work. */
export type Hauler = { name: string; country: Country; city: string; state: string; work: Work }

export type Work = 'van' | 'reefer' | 'flatbed' | 'ltl' | 'volume' | 'bulk' | 'drayage' | 'power' | 'mixed'

type Offer = { modes: ShippingMode[]; equipmentModes: EquipmentMode[]; cargoTypes: CargoType[] }

export const offers: Record<Work, Offer> = {
  van: { modes: ['TL'], equipmentModes: [1], cargoTypes: ['GeneralFreight', 'Beverages', 'PaperProducts'] },
  reefer: { modes: ['TL'], equipmentModes: [2], cargoTypes: ['RefrigeratedFood', 'FreshProduce', 'Meat'] },
  flatbed: { modes: ['TL'], equipmentModes: [3], cargoTypes: ['BuildingMaterials', 'Metal', 'MachineryLargeObjects'] },
  ltl: { modes: ['LTL', 'VLTL'], equipmentModes: [1], cargoTypes: ['GeneralFreight', 'Beverages', 'Chemicals'] },
  volume: { modes: ['VLTL', 'TL'], equipmentModes: [1], cargoTypes: ['GeneralFreight', 'PaperProducts'] },
  bulk: { modes: ['TL'], equipmentModes: [4], cargoTypes: ['DryBulk', 'GrainFeedHay', 'LiquidsGases'] },
  drayage: { modes: ['TL'], equipmentModes: [5], cargoTypes: ['IntermodalContainers'] },
  power: { modes: ['TL'], equipmentModes: [6], cargoTypes: ['GeneralFreight', 'DriveTowAway'] },
  mixed: {
    modes: ['TL', 'VLTL'],
    equipmentModes: [1, 2],
    cargoTypes: ['GeneralFreight', 'RefrigeratedFood', 'Beverages'],
  },
}

/** SCAC of a carrier by its index in the list. Real carriers have no codes that begin with ZX. */
export const scacOf = (index: number): string =>
  `ZX${String.fromCharCode(65 + Math.floor(index / 26))}${String.fromCharCode(65 + (index % 26))}`

/** LTL and volume carriers quote through EDI messages, so each of them has a SCAC. */
export const quotesByMessage = (work: Work): boolean => work === 'ltl' || work === 'volume'

const inCountry =
  (country: Country) =>
  (work: Work, list: string): Hauler[] =>
    list.split('|').map((entry) => {
      const [, name = '', city = '', state = ''] = /^(.*) @ (.*) (\w{2,4})$/.exec(entry) ?? []
      return { name, country, city, state, work }
    })
const us = inCountry('US')
const ca = inCountry('CA')
const mx = inCountry('MX')

export const foodHaulers: readonly Hauler[] = [
  ...us(
    'van',
    'Blue Prairie Transport @ Omaha NE|Fencepost Freightways @ Wichita KS|Hollow Oak Trucking @ Nashville TN|Ridgeline Van Lines @ Denver CO|Copperhead Carriers @ Phoenix AZ|Two Rivers Hauling @ Saint Louis MO|Lantern Road Logistics @ Columbus OH|Kingfisher Transport @ Tampa FL|Old Trestle Trucking @ Harrisburg PA|Sandhill Express @ Sioux Falls SD|Barn Owl Carriers @ Des Moines IA|Pine Barrens Transit @ Edison NJ',
  ),
  ...us(
    'ltl',
    'Bellwether Truck Lines @ Indianapolis IN|Quarter Moon Freight @ Memphis TN|Wheatback Transport @ Kansas City KS',
  ),
  ...us(
    'reefer',
    'Frostline Carriers @ Fresno CA|Arctic Fox Refrigerated @ Green Bay WI|Cold Creek Express @ Lakeland FL|Snowgoose Transport @ Fargo ND|Glacier Pass Reefers @ Boise ID|Winterberry Trucking @ Grand Rapids MI|Icicle Run Logistics @ Salinas CA|Northern Lamp Refrigerated @ Minneapolis MN|Cool Meadow Freight @ Atlanta GA',
  ),
  ...us(
    'mixed',
    'Great Bend Transportation @ Tulsa OK|Cattail Trucking @ Baton Rouge LA|Sawtooth Motor Lines @ Salt Lake City UT|Thistledown Carriers @ Louisville KY|Cobblestone Freight Lines @ Pittsburgh PA|Heron Lake Transport @ Milwaukee WI|Red Barn Express @ Lincoln NE',
  ),
  ...us(
    'ltl',
    'Crosstown Parcel & Pallet @ Chicago IL|Piedmont Square LTL @ Greensboro NC|Silver Spur Freight @ Dallas TX|Keystone Lantern LTL @ Allentown PA|Pacific Terrace Freight @ Ontario CA|Heartwood LTL @ Cincinnati OH|Harvest Moon Motor Freight @ Des Moines IA|Cascade Slope LTL @ Portland OR',
  ),
  ...us('volume', 'Half Load Harry @ Toledo OH|Partway Freight @ Charlotte NC|Shared Deck Logistics @ Dallas TX'),
  ...us(
    'flatbed',
    'Iron Sparrow Flatbed @ Birmingham AL|Chainbinder Transport @ Houston TX|Long Deck Hauling @ Fort Wayne IN',
  ),
  ...us('bulk', 'Silo & Sons Bulk @ Topeka KS|Gravity Gate Tankers @ Joliet IL'),
  ...us(
    'drayage',
    'Harborlight Drayage @ Long Beach CA|Tidal Gate Drayage @ Savannah GA|Pierhead Container Haul @ Newark NJ',
  ),
  ...us('power', 'Bobtail Relay @ Memphis TN'),
  ...ca(
    'van',
    'Loonie River Transport @ Winnipeg MB|Transport du Grand Héron @ Laval QC|Maple Kettle Trucking @ Mississauga ON',
  ),
  ...ca('reefer', 'Boreal Frost Carriers @ Calgary AB'),
  ...ca('ltl', 'Fundy Tide LTL @ Moncton NB'),
  ...mx('van', 'Transportes Águila Mansa @ Monterrey NL|Fletes del Nogal @ Nuevo Laredo TAM'),
  ...mx('reefer', 'Refrigerados Sierra Alta @ Guadalajara JAL'),
  ...mx('drayage', 'Acarreos Puerto Sereno @ Veracruz VER'),
]

export const paperHaulers: readonly Hauler[] = [
  ...ca(
    'van',
    'Transport Rivière Claire @ Trois-Rivières QC|Sleeping Giant Haulage @ Thunder Bay ON|Spruce Gate Carriers @ Ottawa ON',
  ),
  ...us('van', 'North Pier Trucking @ Duluth MN'),
  ...us('volume', 'Reel & Roll Freight @ Green Bay WI'),
  ...us('drayage', 'Granite Quay Drayage @ Portland ME'),
]
