import type { Region } from './regions.ts'

/** Purpose of a location, which determines its names, flags, hours and times. */
export type SiteKind = 'plant' | 'center' | 'warehouse' | 'store' | 'crossDock' | 'port' | 'kitchen' | 'home'

export type Firm = {
  name: string
  /** Prefix of its warehouse IDs and of the aliases of its sites. */
  code: string
  /** Shorter name that the company's own users have for the firm, if any. */
  alias: string | null
  regions: readonly Region[]
  sites: Partial<Record<SiteKind, number>>
}

const firm = (
  name: string,
  code: string,
  regions: readonly Region[],
  sites: Firm['sites'],
  alias: string | null = null,
): Firm => ({ name, code, alias, regions, sites })

const everywhere: Region[] = ['West', 'Northwest', 'Mountain', 'Texas', 'Midwest', 'South', 'Southeast', 'Northeast']
const east: Region[] = ['Southeast', 'Northeast', 'South']

/** Customers of a food company: grocers, clubs, foodservice, restaurants. */
const foodCustomers: Firm[] = [
  firm('Harvest Lane Markets', 'HLM', ['Midwest'], { center: 4, store: 34 }, 'Harvest Lane'),
  firm('Bluebird & Vale Grocers', 'BVG', ['Northeast'], { center: 3, store: 26 }),
  firm(
    'Prairie Basket Co-op',
    'PBC',
    ['Midwest', 'Mountain'],
    { center: 2, warehouse: 3, store: 18 },
    'Prairie Basket',
  ),
  firm('Saguaro Fresh Foods', 'SFF', ['West', 'Mountain'], { center: 3, store: 20 }),
  firm('Evergreen Pantry', 'EVP', ['Northwest'], { center: 2, store: 16 }),
  firm('Lone Pecan Supermarkets', 'LPS', ['Texas'], { center: 3, store: 22 }, 'Lone Pecan'),
  firm('Magnolia Table Stores', 'MTS', ['South', 'Southeast'], { center: 3, store: 22 }),
  firm('Palmetto Corner Grocery', 'PCG', ['Southeast'], { center: 2, store: 18 }),
  firm('Tidewater Provision Club', 'TPC', east, { center: 5, warehouse: 8 }, 'Tidewater Club'),
  firm('Big Meadow Wholesale Club', 'BGM', [...everywhere, 'Overseas'], { center: 8, warehouse: 24 }, 'Big Meadow'),
  firm('Copper Kettle Foodservice', 'CKF', [...everywhere, 'Overseas'], { center: 13, crossDock: 5 }, 'Copper Kettle'),
  firm('Silver Ladle Foodservice', 'SLF', ['Midwest', 'Northeast', 'Southeast'], { center: 8 }),
  firm('Northgate Restaurant Supply', 'NRS', ['Midwest', 'Northeast'], { warehouse: 9 }),
  firm('Campus Kitchen Partners', 'CKP', everywhere, { kitchen: 18 }),
  firm('Little Lantern Bakeries', 'LLB', ['Northeast', 'Midwest'], { kitchen: 8, warehouse: 2 }),
  firm('Quick Clover Convenience', 'QCC', everywhere, { center: 6, crossDock: 3 }, 'Quick Clover'),
  firm('Home Panel Tasters', 'HPT', ['Midwest', 'West', 'Northeast'], { home: 6 }),
  firm('Doorstep Pantry Direct', 'DPD', everywhere, { center: 9 }, 'Doorstep'),
  firm('Érable et Fils Épiceries', 'EFE', ['Quebec'], { center: 2, store: 9 }),
  firm('Maple Crossing Foods', 'MCF', ['Ontario'], { center: 3, store: 14 }),
  firm('Prairie Loon Grocers', 'PLG', ['Prairies', 'Pacific'], { center: 3, store: 12 }),
  firm('Fundy Shore Markets', 'FSM', ['Atlantic'], { center: 1, store: 6 }),
  firm('Mercados del Nopal', 'MDN', ['Mexico North', 'Mexico Central'], { center: 5, store: 16 }, 'Nopal'),
  firm('Abarrotes La Golondrina', 'ALG', ['Mexico Central'], { center: 2, store: 7 }),
]

/** Suppliers of a food company, and its warehousing and cross-dock partners. */
const foodSuppliers: Firm[] = [
  firm('Sunridge Tomato Growers', 'STG', ['West'], { plant: 4, warehouse: 2 }),
  firm('Golden Tine Pasta Works', 'GTP', ['Midwest'], { plant: 3 }),
  firm('Red Clay Spice Mills', 'RCS', ['Southeast'], { plant: 2, warehouse: 1 }),
  firm('Cedar Hollow Packaging', 'CHP', ['South', 'Midwest'], { plant: 5, warehouse: 2 }, 'Cedar Hollow'),
  firm('Clearwater Can Company', 'CCC', ['Midwest', 'Northeast'], { plant: 4 }),
  firm('Bright Orchard Juice', 'BOJ', ['Northwest', 'Southeast'], { plant: 3, warehouse: 2 }),
  firm('Stonecrop Flour Mills', 'SCF', ['Midwest'], { plant: 4 }),
  firm('Delta Rice Partners', 'DRP', ['South', 'West'], { plant: 3 }),
  firm('Two Herons Dairy', 'THD', ['Midwest', 'Northeast'], { plant: 4 }),
  firm('Saltmarsh Ingredients', 'SMI', ['Texas', 'South'], { plant: 2, warehouse: 2 }),
  firm('Érablière du Grand Brochet', 'EGB', ['Quebec'], { plant: 2 }),
  firm('Agrícola Tres Cerros', 'ATC', ['Mexico North', 'Mexico Central'], { plant: 5, warehouse: 3 }, 'Tres Cerros'),
  firm('Envases del Bajío', 'EDB', ['Mexico Central'], { plant: 3 }),
  firm('Icehouse Row Cold Storage', 'IRC', everywhere, { warehouse: 14, crossDock: 4 }, 'Icehouse Row'),
  firm('Waystation Cross-Dock', 'WCD', everywhere, { crossDock: 10 }),
  firm('Harbor Nine Terminals', 'HNT', ['Ports'], { port: 8 }, 'Harbor Nine'),
  firm('Terminales Costa Clara', 'TCC', ['Mexican Ports'], { port: 3, crossDock: 1 }),
  firm('St. Elmo Container Yard', 'SEC', ['Canadian Ports'], { port: 3 }),
]

/** Customers and suppliers of a paper company. */
const paperFirms: Firm[] = [
  firm('Lakehead Print House', 'LPH', ['Ontario', 'Midwest'], { plant: 4 }),
  firm('Imprimerie du Vieux Quai', 'IVQ', ['Quebec'], { plant: 3 }),
  firm('Folio & Fern Office Supply', 'FFO', ['Northeast', 'Midwest'], { center: 5, warehouse: 2 }, 'Folio & Fern'),
  firm('Birchbark Pulp', 'BBP', ['Ontario', 'Atlantic'], { plant: 3 }),
  firm('Kestrel Starch & Chemical', 'KSC', ['Midwest'], { plant: 2 }),
  firm('Longshore Paper Terminals', 'LPT', ['Ports'], { port: 2, warehouse: 1 }),
]

export const foodFirms: readonly Firm[] = [...foodCustomers, ...foodSuppliers]
export { paperFirms }
