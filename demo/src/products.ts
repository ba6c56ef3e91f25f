import type { CommodityFields } from '@lanewise/contract/commodities'

export type Facts = Partial<CommodityFields> & { commodityCode: string; description: string }
type Size = readonly [length: number, width: number, height: number]

const item = (
  commodityCode: string,
  description: string,
  weight: number,
  size: Size,
  pallets: number,
  quantity: number,
  more: Partial<CommodityFields>,
): Facts => {
  const [packageLength, packageWidth, packageHeight] = size
  return {
    commodityCode,
    description,
    perPackageWeight: weight,
    packageLength,
    packageWidth,
    packageHeight,
    palletCount: pallets,
    packageQuantity: quantity,
    ...more,
  }
}

const food = { cargoClassification: 'Food', packagingUnitType: 'Case' } as const
const drink = { cargoClassification: 'Beverage', packagingUnitType: 'Case', isStackable: false } as const
const stack = { ...food, isStackable: true } as const
const hazmat = (
  hazmatHazardClass: CommodityFields['hazmatHazardClass'],
  hazmatPackingGroup: CommodityFields['hazmatPackingGroup'],
  hazmatUNNumber: string,
  properShippingName: string,
  technicalName: string | null = null,
) =>
  ({
    isHazmat: true,
    hazmatHazardClass,
    hazmatPackingGroup,
    hazmatUNNumber,
    properShippingName,
    technicalName,
    cargoClassification: 'Chemicals',
  }) as const

export const foodProducts: readonly Facts[] = [
  item('TOM-PUREE-10', 'Tomato puree 6 × 10 oz', 24.5, [48, 40, 52], 10, 480, {
    ...stack,
    freightClass: '70',
    nmfcNumber: '073227-2',
  }),
  item('OLIVE-OIL-4G', 'Olive oil 4 × 1 gal', 33.5, [48, 40, 44], 6, 288, {
    ...food,
    freightClass: '60',
    nmfcNumber: '144920',
  }),
  item('CLEAN-CONC-5', 'Cleaning concentrate, 5 gal pail', 40, [48, 40, 36], 2, 48, {
    freightClass: '65',
    nmfcNumber: '48580',
    packagingUnitType: 'Pail',
    ...hazmat('8', 'III', 'UN1760', 'Corrosive liquid, n.o.s.', 'phosphoric acid'),
  }),
  item('PASTA-PENNE-20', 'Penne rigate 20 lb', 20.8, [48, 40, 60], 12, 576, {
    ...stack,
    freightClass: '85',
    nmfcNumber: '73227',
  }),
  item('SPARK-WATER-24', 'Sparkling water 24 × 12 oz', 20, [48, 40, 56], 20, 1440, {
    ...drink,
    freightClass: '65',
    nmfcNumber: '111450-1',
  }),
  item('CHIP-SNACK-12', 'Kettle chips 12 × 8 oz', 8.2, [48, 40, 84], 8, 384, {
    ...food,
    packagingUnitType: 'Carton',
    freightClass: '250',
    nmfcNumber: '73180',
  }),
  item('DISP-RACK-2', 'Display rack, knocked down', 85, [60, 40, 30], 4, 4, {
    cargoClassification: 'Furniture',
    packagingUnitType: 'Crate',
    freightClass: '125',
    nmfcNumber: '82270-6',
  }),
  item('VINEGAR-TOTE', 'White vinegar, 275 gal tote', 2350, [48, 40, 46], 1, 1, {
    cargoClassification: 'Food',
    packagingUnitType: 'Tote',
    freightClass: '60',
    nmfcNumber: '199380',
  }),
  item('RICE-JAS-50', 'Jasmine rice 50 lb bag', 50.4, [48, 40, 50], 18, 720, {
    ...stack,
    packagingUnitType: 'Bag',
    freightClass: '55',
    nmfcNumber: '73260',
  }),
  item('FLOUR-AP-50', 'All-purpose flour 50 lb bag', 50.3, [48, 40, 48], 20, 1000, {
    ...stack,
    packagingUnitType: 'Bag',
    freightClass: '55',
    nmfcNumber: '72940-3',
  }),
  item('SUGAR-GR-50', 'Granulated sugar 50 lb bag', 50.2, [48, 40, 42], 20, 1000, {
    ...stack,
    packagingUnitType: 'Bag',
    freightClass: '50',
    nmfcNumber: '189520',
  }),
  item('BEANS-BLK-24', 'Black beans 24 × 15 oz', 27, [48, 40, 50], 14, 784, {
    ...stack,
    freightClass: '60',
    nmfcNumber: '073227-1',
  }),
  item('CORN-SWT-24', 'Sweet corn 24 × 15 oz', 26.4, [48, 40, 50], 14, 784, {
    ...stack,
    freightClass: '60',
    nmfcNumber: '073227-1',
  }),
  item('SALSA-MED-12', 'Salsa, medium, 12 × 16 oz', 16.5, [48, 40, 46], 8, 576, {
    ...food,
    freightClass: '70',
    nmfcNumber: '73227',
  }),
  item('KETCHUP-30', 'Ketchup 30 × 14 oz', 30.1, [48, 40, 54], 10, 400, {
    ...stack,
    freightClass: '65',
    nmfcNumber: '73227',
  }),
  item('MUSTARD-16', 'Yellow mustard 16 × 12 oz', 15, [48, 40, 48], 6, 432, {
    ...stack,
    freightClass: '70',
    nmfcNumber: '73227',
  }),
  item('MAYO-GAL-4', 'Mayonnaise 4 × 1 gal', 32.6, [48, 40, 44], 8, 320, {
    ...food,
    freightClass: '65',
    nmfcNumber: '73227',
  }),
  item('HONEY-DRUM', 'Honey, 55 gal drum', 650, [48, 40, 38], 4, 16, {
    cargoClassification: 'Food',
    packagingUnitType: 'Drum',
    freightClass: '55',
    nmfcNumber: '105200',
  }),
  item('SYRUP-MPL-12', 'Maple syrup 12 × 12 oz', 17.2, [48, 40, 40], 5, 350, {
    ...food,
    freightClass: '70',
    nmfcNumber: '188530',
  }),
  item('JUICE-ORG-8', 'Orange juice 8 × 59 oz', 34, [48, 40, 60], 16, 640, {
    ...drink,
    freightClass: '65',
    nmfcNumber: '73227',
  }),
  item('COFFEE-GR-6', 'Ground coffee 6 × 30 oz', 13.5, [48, 40, 62], 12, 720, {
    ...stack,
    packagingUnitType: 'Carton',
    freightClass: '92.5',
    nmfcNumber: '45080',
  }),
  item('TEA-BLK-10', 'Black tea 10 × 100 bags', 6.4, [48, 40, 72], 6, 360, {
    ...food,
    packagingUnitType: 'Carton',
    freightClass: '150',
    nmfcNumber: '190540',
  }),
  item('CEREAL-OAT-14', 'Oat cereal 14 × 18 oz', 18.9, [48, 40, 84], 14, 336, {
    ...food,
    packagingUnitType: 'Carton',
    freightClass: '125',
    nmfcNumber: '72920',
  }),
  item('CRACKER-12', 'Whole wheat crackers 12 × 9 oz', 8.4, [48, 40, 80], 10, 480, {
    ...food,
    packagingUnitType: 'Carton',
    freightClass: '150',
    nmfcNumber: '72860',
  }),
  item('COOKIE-TIN-24', 'Butter cookies 24 × 12 oz tin', 23.5, [48, 40, 58], 9, 405, {
    ...stack,
    packagingUnitType: 'Carton',
    freightClass: '92.5',
    nmfcNumber: '72860',
  }),
  item('CHOC-BAR-144', 'Chocolate bars 144 × 1.5 oz', 15.2, [48, 40, 50], 7, 490, {
    ...food,
    freightClass: '85',
    nmfcNumber: '40840',
  }),
  item('PEANUT-BTR-12', 'Peanut butter 12 × 16 oz', 13.8, [48, 40, 48], 11, 792, {
    ...stack,
    freightClass: '65',
    nmfcNumber: '142550',
  }),
  item('TUNA-CAN-48', 'Chunk light tuna 48 × 5 oz', 20.5, [48, 40, 42], 12, 960, {
    ...stack,
    freightClass: '60',
    nmfcNumber: '69720',
  }),
  item('SOUP-TOM-24', 'Tomato soup 24 × 10 oz', 18.8, [48, 40, 44], 13, 1014, {
    ...stack,
    freightClass: '60',
    nmfcNumber: '73227',
  }),
  item('BROTH-CHK-12', 'Chicken broth 12 × 32 oz', 27.3, [48, 40, 58], 15, 750, {
    ...stack,
    freightClass: '65',
    nmfcNumber: '73227',
  }),
  item('SPICE-MIX-36', 'Taco seasoning 36 × 1 oz', 3.1, [48, 40, 60], 3, 300, {
    ...food,
    packagingUnitType: 'Carton',
    freightClass: '125',
    nmfcNumber: '185680',
  }),
  item('SALT-KSH-12', 'Kosher salt 12 × 3 lb', 36.8, [48, 40, 36], 10, 500, {
    ...stack,
    freightClass: '50',
    nmfcNumber: '173580',
  }),
  item('DEGREASER-55', 'Solvent degreaser, 55 gal drum', 420, [48, 40, 38], 1, 4, {
    packagingUnitType: 'Drum',
    freightClass: '65',
    nmfcNumber: '43940',
    ...hazmat('3', 'II', 'UN1993', 'Flammable liquid, n.o.s.', 'petroleum naphtha'),
  }),
  item('CO2-CYL-50', 'Carbon dioxide, 50 lb cylinder', 185, [48, 40, 60], 2, 24, {
    packagingUnitType: 'Cylinder',
    freightClass: '100',
    nmfcNumber: '85790',
    ...hazmat('2.2', 'None', 'UN1013', 'Carbon dioxide'),
  }),
  item('SANITIZER-4G', 'Hand sanitizer 4 × 1 gal', 30.2, [48, 40, 44], 3, 120, {
    packagingUnitType: 'Case',
    freightClass: '70',
    nmfcNumber: '59420',
    ...hazmat('3', 'II', 'UN1170', 'Ethanol solution'),
  }),
  item('LABEL-ROLL-8', 'Shelf labels, roll', 9.5, [40, 40, 40], 2, 160, {
    cargoClassification: 'Paper',
    packagingUnitType: 'Roll',
    freightClass: '77.5',
    nmfcNumber: '153060',
  }),
  item('PALLET-EMP-20', 'Empty pallets, stack of 20', 900, [48, 40, 96], 6, 6, {
    cargoClassification: 'Other',
    packagingUnitType: 'Bundle',
    freightClass: '70',
    nmfcNumber: '150370',
  }),
]

export const paperProducts: readonly Facts[] = [
  item('COPY-20-LTR', 'Copy paper 20 lb, letter, 10 reams', 50, [48, 40, 44], 20, 800, {
    cargoClassification: 'Paper',
    packagingUnitType: 'Carton',
    isStackable: true,
    freightClass: '55',
    nmfcNumber: '150690',
  }),
  item('KRAFT-ROLL-48', 'Kraft paper roll 48 in', 620, [48, 48, 50], 10, 10, {
    cargoClassification: 'Paper',
    packagingUnitType: 'Roll',
    freightClass: '55',
    nmfcNumber: '151300',
  }),
  item('TISSUE-96', 'Toilet tissue 96 rolls', 34, [48, 40, 96], 24, 384, {
    cargoClassification: 'Paper',
    packagingUnitType: 'Carton',
    freightClass: '250',
    nmfcNumber: '154020',
  }),
  item('NEWS-REEL', 'Newsprint reel', 1480, [50, 50, 58], 14, 14, {
    cargoClassification: 'Paper',
    packagingUnitType: 'Reel',
    freightClass: '55',
    nmfcNumber: '151790',
  }),
  item('BOARD-SBS', 'Paperboard sheets, skid', 1900, [48, 40, 44], 18, 18, {
    cargoClassification: 'Paper',
    packagingUnitType: 'Skid',
    freightClass: '55',
    nmfcNumber: '150200',
  }),
  item('INK-PAIL-5', 'Printing ink, 5 gal pail', 52, [48, 40, 36], 2, 64, {
    packagingUnitType: 'Pail',
    freightClass: '65',
    nmfcNumber: '103140',
    ...hazmat('3', 'III', 'UN1210', 'Printing ink'),
  }),
]
