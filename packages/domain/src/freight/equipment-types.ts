import type { EquipmentMode } from '#freight/modes.ts'

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

export const equipmentTypeLabels = Object.assign({}, ...Object.values(equipmentTypesOf)) as Readonly<
  Record<EquipmentType, string>
>

export const isEquipmentTypeOf = (mode: EquipmentMode, type: EquipmentType): boolean =>
  Object.hasOwn(equipmentTypesOf[mode], type)

/** Cooling modes of a refrigerated trailer: one constant temperature, or a cycle between two. */
export const reeferModes = ['Continuous', 'Cycle'] as const
export type ReeferMode = (typeof reeferModes)[number]

export const reeferModeLabels: Readonly<Record<ReeferMode, string>> = { Continuous: 'Continuous', Cycle: 'Cycle' }

/** Requirements for truck and driver that a shipper may demand or exclude, by stored value. */
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

export const truckRequirementLabels: Readonly<Record<TruckRequirement, string>> = {
  LiftGate: 'Lift Gate',
  PalletJack: 'Pallet Jack',
  LoadBars: 'Load Bars',
  Straps: 'Straps',
  Chains: 'Chains',
  Tarps: 'Tarps',
  CoilRacks: 'Coil Racks',
  CornerProtectors: 'Corner Protectors',
  BlanketWrap: 'Blanket Wrap',
  AirRide: 'Air Ride',
  FoodGrade: 'Food Grade',
  CleanAndDry: 'Clean and Dry',
  OdorFree: 'Odor Free',
  SwingDoors: 'Swing Doors',
  RollDoor: 'Roll Door',
  WoodFloor: 'Wood Floor',
  LogisticsPosts: 'Logistics Posts',
  Vented: 'Vented',
  Sealed: 'Sealed',
  FiftyThreeFoot: '53 ft Trailer',
  FortyEightFoot: '48 ft Trailer',
  TeamDriver: 'Team Driver',
  HazmatEndorsed: 'Hazmat Endorsed',
  Twic: 'TWIC',
  Tsa: 'TSA',
  CustomsBonded: 'Customs Bonded',
  Ctpat: 'C-TPAT',
  NoTouch: 'No Touch',
  DriverAssist: 'Driver Assist',
  DriverUnload: 'Driver Unload',
  DropTrailer: 'Drop Trailer',
  RealTimeTracking: 'Real-Time Tracking',
  NoDoubleBrokering: 'No Double Brokering',
}

/** Label of a truck or driver requirement. Requirements in a company's own words stay unchanged. */
export const requirementLabel = (requirement: string): string =>
  truckRequirementLabels[requirement as TruckRequirement] ?? requirement
