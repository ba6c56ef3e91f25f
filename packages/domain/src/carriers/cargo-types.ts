/**
 * What a carrier may haul, based on the cargo categories of its registration. Commodities are listed separately.
 * (DEF-23)
 */
export const cargoTypeLabels = {
  GeneralFreight: 'General Freight',
  HouseholdGoods: 'Household Goods',
  Metal: 'Metal: Sheets, Coils, Rolls',
  MotorVehicles: 'Motor Vehicles',
  DriveTowAway: 'Drive / Tow Away',
  LogsPolesLumber: 'Logs, Poles, Beams, Lumber',
  BuildingMaterials: 'Building Materials',
  MobileHomes: 'Mobile Homes',
  MachineryLargeObjects: 'Machinery, Large Objects',
  FreshProduce: 'Fresh Produce',
  LiquidsGases: 'Liquids / Gases',
  IntermodalContainers: 'Intermodal Containers',
  OilfieldEquipment: 'Oilfield Equipment',
  Livestock: 'Livestock',
  GrainFeedHay: 'Grain, Feed, Hay',
  CoalCoke: 'Coal / Coke',
  Meat: 'Meat',
  GarbageRefuse: 'Garbage / Refuse',
  UsMail: 'US Mail',
  Chemicals: 'Chemicals',
  DryBulk: 'Commodities Dry Bulk',
  RefrigeratedFood: 'Refrigerated Food',
  Beverages: 'Beverages',
  PaperProducts: 'Paper Products',
  Utilities: 'Utilities',
  FarmSupplies: 'Agricultural / Farm Supplies',
  Construction: 'Construction',
  WaterWell: 'Water Well',
  Other: 'Other',
} as const

export type CargoType = keyof typeof cargoTypeLabels
export const cargoTypes = Object.keys(cargoTypeLabels) as [CargoType, ...CargoType[]]
