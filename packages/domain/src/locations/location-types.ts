export const locationTypes = [
  'Warehouse',
  'DistributionCenter',
  'Plant',
  'Store',
  'CrossDock',
  'PortTerminal',
  'JobSite',
  'Residence',
  'EDI',
] as const

export type LocationType = (typeof locationTypes)[number]

export const locationTypeLabels: Readonly<Record<LocationType, string>> = {
  Warehouse: 'Warehouse',
  DistributionCenter: 'Distribution Center',
  Plant: 'Plant',
  Store: 'Store',
  CrossDock: 'Cross-Dock',
  PortTerminal: 'Port / Terminal',
  JobSite: 'Job Site',
  Residence: 'Residence',
  EDI: 'EDI Partner',
}

/** Requirements of a location for the truck, its driver, and the visit. */
export const requirementFlags = [
  'LiftGate',
  'PalletJack',
  'InsideService',
  'LimitedAccess',
  'Residential',
  'CallBefore',
  'NoTouch',
  'DriverAssist',
  'DriverUnload',
  'DropTrailer',
  'StraightTruckOnly',
  'FiftyThreeFoot',
  'FoodGrade',
  'Ppe',
  'Twic',
  'Lumper',
  'OvernightParking',
] as const

export type RequirementFlag = (typeof requirementFlags)[number]

export const requirementFlagLabels: Readonly<Record<RequirementFlag, string>> = {
  LiftGate: 'Lift Gate',
  PalletJack: 'Pallet Jack',
  InsideService: 'Inside Service',
  LimitedAccess: 'Limited Access',
  Residential: 'Residential',
  CallBefore: 'Call Before Arrival',
  NoTouch: 'No Touch',
  DriverAssist: 'Driver Assist',
  DriverUnload: 'Driver Unload',
  DropTrailer: 'Drop Trailer',
  StraightTruckOnly: 'Straight Truck Only',
  FiftyThreeFoot: '53 ft Trailer',
  FoodGrade: 'Food Grade',
  Ppe: 'PPE Required',
  Twic: 'TWIC Card',
  Lumper: 'Lumper Required',
  OvernightParking: 'Overnight Parking',
}
