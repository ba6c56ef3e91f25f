/** Pickup accessorials by stored value. */
export const pickupAccessorials = {
  AirportPickup: 'Airport Pickup',
  AppointmentPickup: 'Pickup Appointment',
  CampPickup: 'Camp Pickup',
  ContainerFreightStationPickup: 'Container Freight Station Pickup',
  ChurchPickup: 'Church Pickup',
  CountryClubPickup: 'Country Club Pickup',
  ConventionPickup: 'Convention / Tradeshow Pickup',
  ConstructionSitePickup: 'Construction Site Pickup',
  DockPickup: 'Dock Pickup',
  SchoolPickup: 'School Pickup',
  FarmPickup: 'Farm Pickup',
  GovernmentSitePickup: 'Government Site Pickup',
  GroceryWarehousePickup: 'Grocery Warehouse Pickup',
  HospitalPickup: 'Hospital Pickup',
  HotelPickup: 'Hotel Pickup',
  InsidePickup: 'Inside Pickup',
  LiftgatePickup: 'Liftgate Pickup',
  LimitedAccessPickup: 'Limited Access Pickup',
  MilitaryPickup: 'Military Installation Pickup',
  MineSitePickup: 'Mine Site Pickup',
  ReservationPickup: 'Native American Reservation Pickup',
  NonBusinessHoursPickup: 'Non-Business Hours Pickup',
  NursingHomePickup: 'Nursing Home Pickup',
  ParkPickup: 'Fair / Amusement / Park Pickup',
  PierPickup: 'Pier Pickup',
  PrisonPickup: 'Prison Pickup',
  ResidentialPickup: 'Residential Pickup',
  SaturdayPickup: 'Saturday Pickup',
  SortSegregatePickup: 'Sort / Segregate Pickup',
  SelfStoragePickup: 'Self-Storage Pickup',
  UtilitySitePickup: 'Utility Site Pickup',
} as const

/** Delivery accessorials by stored value. */
export const deliveryAccessorials = {
  AirportDelivery: 'Airport Delivery',
  AppointmentDelivery: 'Delivery Appointment',
  CampDelivery: 'Camp Delivery',
  ContainerFreightStationDelivery: 'Container Freight Station Delivery',
  ChurchDelivery: 'Church Delivery',
  CountryClubDelivery: 'Country Club Delivery',
  ConventionDelivery: 'Convention / Tradeshow Delivery',
  ConstructionSiteDelivery: 'Construction Site Delivery',
  DistributionCenterDelivery: 'Distribution Center Delivery',
  DockDelivery: 'Dock Delivery',
  SchoolDelivery: 'School Delivery',
  FarmDelivery: 'Farm Delivery',
  GovernmentSiteDelivery: 'Government Site Delivery',
  GroceryWarehouseDelivery: 'Grocery Warehouse Delivery',
  HolidayDelivery: 'Holiday Delivery',
  HospitalDelivery: 'Hospital Delivery',
  HotelDelivery: 'Hotel Delivery',
  InsideDelivery: 'Inside Delivery',
  InsideDeliveryElevator: 'Inside Delivery – With Elevator',
  InsideDeliveryGroundFloor: 'Inside Delivery – Ground Floor',
  InsideDeliveryNoElevator: 'Inside Delivery – No Elevator',
  LiftgateDelivery: 'Liftgate Delivery',
  LimitedAccessDelivery: 'Limited Access Delivery',
  MallDelivery: 'Mall Delivery',
  MilitaryDelivery: 'Military Installation Delivery',
  MineSiteDelivery: 'Mine Site Delivery',
  ReservationDelivery: 'Native American Reservation Delivery',
  NonBusinessHoursDelivery: 'Non-Business Hours Delivery',
  NonCommercialDelivery: 'Non-Commercial Delivery',
  NotifyBeforeDelivery: 'Delivery Notification',
  NursingHomeDelivery: 'Nursing Home Delivery',
  ParkDelivery: 'Fair / Amusement / Park Delivery',
  PierDelivery: 'Pier Delivery',
  PrisonDelivery: 'Prison Delivery',
  ResidentialDelivery: 'Residential Delivery',
  ResortDelivery: 'Resort Delivery',
  SaturdayDelivery: 'Saturday Delivery',
  SortSegregateDelivery: 'Sort / Segregate Delivery',
  SelfStorageDelivery: 'Self-Storage Delivery',
  SundayDelivery: 'Sunday Delivery',
  UnloadAtDestination: 'Unload at Destination',
  UtilitySiteDelivery: 'Utility Site Delivery',
  WeekendDelivery: 'Weekend Delivery',
} as const

/** Accessorials for the whole trip by stored value. Overlength has a list of its own. */
export const otherAccessorials = {
  Hazmat: 'Hazardous Material',
  ProtectFromFreezing: 'Protect From Freezing',
  ProtectFromHeat: 'Protect From Heat',
  SingleShipment: 'Single Shipment',
  CollectOnDelivery: 'COD',
  FullValueCoverage: 'Full Value Coverage',
  InBond: 'In Bond',
  MarkOrTag: 'Mark or Tag',
  Perishable: 'Perishable (Food)',
  PoisonousMaterial: 'Poisonous Material',
  TimeCritical: 'Time Critical Service',
} as const

/** Lengths in feet for which an overlength accessorial exists. (ITEM-28) */
/** Accessorials for which the truck needs a lift gate. */
export const liftGateAccessorials: readonly Accessorial[] = ['LiftgatePickup', 'LiftgateDelivery']

export const overlengthFeet = { least: 6, most: 30 } as const

export type OverlengthAccessorial = `Overlength${number}`
export type Accessorial =
  | keyof typeof pickupAccessorials
  | keyof typeof deliveryAccessorials
  | keyof typeof otherAccessorials
  | OverlengthAccessorial

/** Overlength accessorial for a length in whole feet, from 6 to 30. */
export const overlengthAccessorial = (feet: number): OverlengthAccessorial => `Overlength${feet}`

/** Length in feet of an overlength accessorial, or null for any other accessorial. */
export function feetOfOverlength(accessorial: Accessorial): number | null {
  const feet = /^Overlength(\d+)$/.exec(accessorial)?.[1]
  return feet === undefined ? null : Number(feet)
}

const overlengthLabels = Object.fromEntries(
  Array.from({ length: overlengthFeet.most - overlengthFeet.least + 1 }, (_unused, index) => {
    const feet = overlengthFeet.least + index
    return [overlengthAccessorial(feet), `Overlength ${feet} ft`]
  }),
)

export const accessorialLabels: Readonly<Record<Accessorial, string>> = {
  ...pickupAccessorials,
  ...deliveryAccessorials,
  ...otherAccessorials,
  ...overlengthLabels,
}

/** All accessorials: pickup first, then delivery, then the others with overlength last. */
export const accessorials = Object.keys(accessorialLabels) as Accessorial[]

export const isAccessorial = (text: string): text is Accessorial => Object.hasOwn(accessorialLabels, text)
