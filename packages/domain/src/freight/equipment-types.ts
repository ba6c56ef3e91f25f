import type { EquipmentMode } from '#freight/modes.ts'
import { humanize } from '#shared/format.ts'

/** The trailers of each equipment mode, by stored value. */
export const equipmentTypesOf = {
  1: {
    Van: 'Dry Van',
    HighCubeVan: 'High Cube Van',
    StraightTruck: 'Straight / Box Truck',
    SprinterVan: 'Sprinter / Cargo Van',
    VentedVan: 'Vented Van',
    InsulatedVan: 'Insulated / Protected Van',
  },
  2: { Reefer: 'Refrigerated Trailer', MultiTempReefer: 'Multi-Temperature Reefer' },
  3: {
    Flatbed: 'Flatbed',
    FlatbedHeadboard: 'Flatbed with Headboard',
    FlatbedRemovableSides: 'Flatbed with Sides',
    StepDeck: 'Step Deck / Drop Deck',
    DoubleDrop: 'Double Drop',
    Lowboy: 'Lowboy / RGN',
    Conestoga: 'Conestoga',
    OpenTop: 'Open Top',
  },
  4: {
    Tanker: 'Liquid Tanker',
    Pneumatic: 'Pneumatic Dry Bulk',
    HopperBottom: 'Hopper Bottom',
    EndDump: 'End Dump',
  },
  5: {
    Container20: '20 ft Container',
    Container40: '40 ft Container',
    Container40HC: '40 ft High Cube Container',
    Container45: '45 ft Container',
    Container53: '53 ft Domestic Container',
    Chassis: 'Chassis',
  },
  6: { PowerOnly: 'Power Only' },
} as const satisfies Record<EquipmentMode, Readonly<Record<string, string>>>

type TypesOf = typeof equipmentTypesOf
export type EquipmentType = { [M in EquipmentMode]: keyof TypesOf[M] }[EquipmentMode]

export const equipmentTypes = Object.values(equipmentTypesOf).flatMap((types) => Object.keys(types)) as [
  EquipmentType,
  ...EquipmentType[],
]

/** What people call each trailer. */
export const equipmentTypeLabels: Readonly<Record<EquipmentType, string>> = Object.assign(
  {},
  ...Object.values(equipmentTypesOf),
)

/** How a refrigerated trailer cools: at one temperature, or between two. */
export const reeferModes = ['Continuous', 'Cycle'] as const
export type ReeferMode = (typeof reeferModes)[number]

/** What a shipper may demand or exclude of truck and driver, by stored value. */
export const truckRequirements = [
  'LiftGate',
  'PalletJack',
  'LoadBars',
  'Straps',
  'Chains',
  'Tarps',
  'CoilRacks',
  'CornerProtectors',
  'BlanketWrap',
  'AirRide',
  'FoodGrade',
  'CleanAndDry',
  'OdorFree',
  'SwingDoors',
  'RollDoor',
  'WoodFloor',
  'LogisticsPosts',
  'Vented',
  'Sealed',
  'FiftyThreeFoot',
  'FortyEightFoot',
  'TeamDriver',
  'HazmatEndorsed',
  'Twic',
  'Tsa',
  'CustomsBonded',
  'Ctpat',
  'NoTouch',
  'DriverAssist',
  'DriverUnload',
  'DropTrailer',
  'RealTimeTracking',
  'NoDoubleBrokering',
] as const
export type TruckRequirement = (typeof truckRequirements)[number]

const words: Readonly<Partial<Record<TruckRequirement, string>>> = {
  FiftyThreeFoot: '53 ft Trailer',
  FortyEightFoot: '48 ft Trailer',
  HazmatEndorsed: 'Hazmat Endorsed',
  Twic: 'TWIC',
  Tsa: 'TSA',
  Ctpat: 'C-TPAT',
}

/** What people call each requirement. */
export const truckRequirementLabels = Object.fromEntries(
  truckRequirements.map((flag) => [flag, words[flag] ?? humanize(flag)]),
) as Readonly<Record<TruckRequirement, string>>
