import type { PackagingUnitType } from '@lanewise/domain/commodities/commodity'
import type { EquipmentType } from '@lanewise/domain/freight/equipment-types'

/** Trailer types by code of data element 40. */
const equipmentCodes: Readonly<Record<EquipmentType, string>> = {
  Van: 'TF',
  HighCubeVan: 'HV',
  StraightTruck: 'TV',
  SprinterVan: 'CV',
  VentedVan: 'TM',
  InsulatedVan: 'TI',
  Reefer: 'RT',
  MultiTempReefer: 'RT',
  Flatbed: 'FT',
  FlatbedHeadboard: 'FH',
  FlatbedRemovableSides: 'FR',
  StepDeck: 'SD',
  DoubleDrop: 'DD',
  Lowboy: 'DT',
  Conestoga: 'ST',
  OpenTop: 'OT',
  Tanker: 'TJ',
  Pneumatic: 'TP',
  HopperBottom: 'TL',
  EndDump: 'TL',
  Container20: '2B',
  Container40: '4B',
  Container40HC: '4B',
  Container45: 'CN',
  Container53: 'CN',
  Chassis: 'CH',
  PowerOnly: 'TR',
}

/** Packaging types with their packaging form (data element 211) and unit of measure (355). */
const packagingCodes: Readonly<Record<PackagingUnitType, readonly [form: string, unit: string]>> = {
  Skid: ['SKD', 'SV'],
  Pallet: ['PLT', 'PL'],
  Box: ['BOX', 'BX'],
  Carton: ['CTN', 'CT'],
  Case: ['CAS', 'CA'],
  Crate: ['CRT', 'PC'],
  Drum: ['DRM', 'DR'],
  Barrel: ['BBL', 'BR'],
  Bag: ['BAG', 'BG'],
  Bale: ['BAL', 'BA'],
  Bundle: ['BDL', 'BD'],
  Bucket: ['TUB', 'PC'],
  Coil: ['COL', 'PC'],
  Cylinder: ['CYL', 'PC'],
  Pail: ['PAL', 'PA'],
  Reel: ['REL', 'RE'],
  Roll: ['ROL', 'RL'],
  Tote: ['TBN', 'TE'],
  Tube: ['TBE', 'TB'],
  Gallon: ['JUG', 'GA'],
  Piece: ['PCS', 'PC'],
}

export const equipmentCode = (type: EquipmentType): string => equipmentCodes[type]

/** Equipment type for a code; for a code with several types it is the plainest one. */
export const equipmentOfCode = (code: string): EquipmentType | null =>
  plainest[code] ?? typesOf(equipmentCodes).find((type) => equipmentCodes[type] === code) ?? null

/** Codes that other shippers use for types that we write with a different code. */
const plainest: Readonly<Record<string, EquipmentType>> = {
  TL: 'Van',
  TW: 'Reefer',
  CZ: 'Container40',
  CN: 'Container53',
}

export const isEquipmentType = (text: string): text is EquipmentType => Object.hasOwn(equipmentCodes, text)

/** Goods without a packaging type count as packages. */
export const packagingForm = (packaging: PackagingUnitType | null): string =>
  packaging ? packagingCodes[packaging][0] : 'PKG'
export const packagingUnit = (packaging: PackagingUnitType | null): string =>
  packaging ? packagingCodes[packaging][1] : 'PK'

export const packagingOfForm = (form: string): PackagingUnitType | null =>
  typesOf(packagingCodes).find((type) => packagingCodes[type][0] === form) ?? null

const typesOf = <Type extends string>(codes: Readonly<Record<Type, unknown>>): Type[] => Object.keys(codes) as Type[]
