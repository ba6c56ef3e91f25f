import type { PackagingUnitType } from '@lanewise/domain/commodities/commodity'
import type { PackingGroup } from '@lanewise/domain/commodities/hazmat'
import {
  type Accessorial,
  type deliveryAccessorials,
  feetOfOverlength,
  isAccessorial,
  overlengthAccessorial,
  type pickupAccessorials,
} from '@lanewise/domain/rating/accessorials'

const pickupCodes: Record<keyof typeof pickupAccessorials, string> = {
  AirportPickup: 'AIRPU',
  AppointmentPickup: 'APPTPU',
  CampPickup: 'CAMPPU',
  ContainerFreightStationPickup: 'CFSPU',
  ChurchPickup: 'CHRCPU',
  CountryClubPickup: 'CLUBPU',
  ConventionPickup: 'CNVPU',
  ConstructionSitePickup: 'CONPU',
  DockPickup: 'DOCKPU',
  SchoolPickup: 'EDUPU',
  FarmPickup: 'FARMPU',
  GovernmentSitePickup: 'GOVPU',
  GroceryWarehousePickup: 'GROPU',
  HospitalPickup: 'HOSPU',
  HotelPickup: 'HOTLPU',
  InsidePickup: 'INPU',
  LiftgatePickup: 'LGPU',
  LimitedAccessPickup: 'LTDPU',
  MilitaryPickup: 'MILPU',
  MineSitePickup: 'MINEPU',
  ReservationPickup: 'NARPU',
  NonBusinessHoursPickup: 'NBPU',
  NursingHomePickup: 'NURSPU',
  ParkPickup: 'PARKPU',
  PierPickup: 'PIERPU',
  PrisonPickup: 'PRISPU',
  ResidentialPickup: 'RESPU',
  SaturdayPickup: 'SATPU',
  SortSegregatePickup: 'SORTPU',
  SelfStoragePickup: 'SSTORPU',
  UtilitySitePickup: 'UTLPU',
}

const deliveryCodes: Record<keyof typeof deliveryAccessorials, string> = {
  AirportDelivery: 'AIRDEL',
  AppointmentDelivery: 'APPTDEL',
  CampDelivery: 'CAMPDEL',
  ContainerFreightStationDelivery: 'CFSDEL',
  ChurchDelivery: 'CHRCDEL',
  CountryClubDelivery: 'CLUBDEL',
  ConventionDelivery: 'CNVDEL',
  ConstructionSiteDelivery: 'CONDEL',
  DistributionCenterDelivery: 'DCDEL',
  DockDelivery: 'DOCKDEL',
  SchoolDelivery: 'EDUDEL',
  FarmDelivery: 'FARMDEL',
  GovernmentSiteDelivery: 'GOVDEL',
  GroceryWarehouseDelivery: 'GRODEL',
  HolidayDelivery: 'HDAYDEL',
  HospitalDelivery: 'HOSDEL',
  HotelDelivery: 'HOTLDEL',
  InsideDelivery: 'INDEL',
  InsideDeliveryElevator: 'INEDEL',
  InsideDeliveryGroundFloor: 'INGDEL',
  InsideDeliveryNoElevator: 'INNEDEL',
  LiftgateDelivery: 'LGDEL',
  LimitedAccessDelivery: 'LTDDEL',
  MallDelivery: 'MALLDEL',
  MilitaryDelivery: 'MILDEL',
  MineSiteDelivery: 'MINEDEL',
  ReservationDelivery: 'NARDEL',
  NonBusinessHoursDelivery: 'NBDEL',
  NonCommercialDelivery: 'NCDEL',
  NotifyBeforeDelivery: 'NOTIFY',
  NursingHomeDelivery: 'NURSDEL',
  ParkDelivery: 'PARKDEL',
  PierDelivery: 'PIERDEL',
  PrisonDelivery: 'PRISDEL',
  ResidentialDelivery: 'RESDEL',
  ResortDelivery: 'RSRTDEL',
  SaturdayDelivery: 'SATDEL',
  SortSegregateDelivery: 'SORTDEL',
  SelfStorageDelivery: 'SSTORDEL',
  SundayDelivery: 'SUNDEL',
  UnloadAtDestination: 'UNLOADDEL',
  UtilitySiteDelivery: 'UTLDEL',
  WeekendDelivery: 'WEDEL',
}

const otherCodes: Partial<Record<Accessorial, string>> = { Hazmat: 'HAZM', ProtectFromFreezing: 'PFZ' }

const accessorialCodes: Partial<Record<Accessorial, string>> = { ...pickupCodes, ...deliveryCodes, ...otherCodes }

/** project44's code of an accessorial. Null where there is none; the request then goes into a note. */
export function accessorialCode(accessorial: Accessorial): string | null {
  const feet = feetOfOverlength(accessorial)
  return feet === null ? (accessorialCodes[accessorial] ?? null) : `ELS_${feet}`
}

const accessorialsByCode = new Map<string, Accessorial>([
  ...Object.entries(accessorialCodes).map(([accessorial, code]) => [code ?? '', accessorial as Accessorial] as const),
  ['APPT', 'AppointmentDelivery'],
])

/** The accessorial for a project44 code. Null for an unknown code. */
export function accessorialOf(code: string): Accessorial | null {
  const feet = /^ELS_(\d+)$/.exec(code)?.[1]
  const accessorial = feet === undefined ? accessorialsByCode.get(code) : overlengthAccessorial(Number(feet))
  return accessorial && isAccessorial(accessorial) ? accessorial : null
}

/** project44's packaging codes. Null where there is none. A barrel is sent as the closest type. */
const packageCodes: Record<PackagingUnitType, string | null> = {
  Bag: 'BAG',
  Bale: 'BALE',
  Box: 'BOX',
  Bucket: 'BUCKET',
  Bundle: 'BUNDLE',
  Carton: 'CARTON',
  Case: 'CASE',
  Crate: 'CRATE',
  Pallet: 'PLT',
  Skid: 'SKID',
  Drum: 'DRUM',
  Piece: 'PIECES',
  Gallon: null,
  Coil: 'COIL',
  Cylinder: 'CYLINDER',
  Pail: 'PAIL',
  Reel: 'REEL',
  Roll: 'ROLL',
  Tote: 'TOTE',
  Tube: 'TUBE',
  Barrel: 'DRUM',
}

export const packageCode = (packaging: PackagingUnitType): string | null => packageCodes[packaging]

export const packingGroupCode = (group: PackingGroup): string => (group === 'None' ? 'NONE' : group)
