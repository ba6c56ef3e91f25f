import type { EquipmentMode } from '#freight/modes.ts'
import { type LineItem, newLineItem, withDerived } from '#orders/items/line-item.ts'
import { type Accessorial, deliveryAccessorials, pickupAccessorials } from '#rating/accessorials.ts'
import { productClass, productWeight, type RateProduct } from '#rating/ask.ts'
import { withoutOverlength } from '#rating/overlength.ts'
import { exact } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** Equipment mode for a repeated quote whose freight shared a trailer. */
const equipmentMode: EquipmentMode = 1

/**
 * Form line for goods that were quoted before. Its class is the one used for rating, from the density table of that
 * day. The form takes whole inches, so dimensions are rounded up.
 */
export function lineItemOf(product: RateProduct, index: number, densityTable: IsoDate): LineItem {
  const { description, packagingType, cargoClassification, nmfcNumber, isStackable } = product
  return withDerived({
    ...newLineItem(`line-${index + 1}`, { shippingMode: 'LTL', equipmentMode }),
    description,
    packagingUnitType: packagingType,
    cargoClassification,
    nmfcNumber,
    isStackable,
    totalWeight: exact(productWeight(product)),
    packageLength: Math.ceil(product.length),
    packageWidth: Math.ceil(product.width),
    packageHeight: Math.ceil(product.height),
    palletCount: product.palletCount,
    packageCount: product.count,
    freightClass: productClass(product, densityTable),
    isHazmat: product.isHazmat,
    hazmatHazardClass: product.hazmatHazardClass,
    hazmatPackingGroup: product.hazmatPackingGroup,
    hazmatUNNumber: product.hazmatUNNumber,
  })
}

/**
 * Accessorials of a request, grouped by the place where the form offers them. Overlength and hazmat are left out
 * because the form derives them from the lines.
 */
export function groupedAccessorials(
  requested: readonly Accessorial[],
  products: readonly Pick<RateProduct, 'isHazmat'>[],
) {
  const derivedFromLines = products.some(({ isHazmat }) => isHazmat)
  const chosen = withoutOverlength(requested).filter((one) => !(one === 'Hazmat' && derivedFromLines))
  const isOf = (group: object) => (one: Accessorial) => Object.hasOwn(group, one)
  const [isPickup, isDelivery] = [isOf(pickupAccessorials), isOf(deliveryAccessorials)]
  return {
    pickupAccessorials: chosen.filter(isPickup),
    dropoffAccessorials: chosen.filter(isDelivery),
    additionalServices: chosen.filter((one) => !isPickup(one) && !isDelivery(one)),
  }
}

/** Starting values of the quote form when an earlier quote is repeated. The user chooses the pickup date. */
export const requotedFreight = (previous: {
  accessorials: readonly Accessorial[]
  products: readonly RateProduct[]
  densityTable: IsoDate
}) => ({
  equipmentMode,
  pickupDate: null,
  ...groupedAccessorials(previous.accessorials, previous.products),
  lineItems: previous.products.map((product, index) => lineItemOf(product, index, previous.densityTable)),
})
