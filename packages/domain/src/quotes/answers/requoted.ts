import type { EquipmentMode } from '#freight/modes.ts'
import { type LineItem, newLineItem, withDerived } from '#orders/items/line-item.ts'
import { type Accessorial, deliveryAccessorials, pickupAccessorials } from '#rating/accessorials.ts'
import { productClass, productWeight, type RateProduct } from '#rating/ask.ts'
import { withoutOverlength } from '#rating/overlength.ts'
import { exact } from '#shared/units.ts'
import type { IsoDate } from '#shared/written-date.ts'

/** What a freight of shared trailers that was quoted before moves in. */
const equipmentMode: EquipmentMode = 1

/**
 * A line of the form for goods that rates were asked for; its class is the one that they were rated by, by the density
 * table of that day. The form counts whole inches, and goods do not shrink.
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

/** Accessorials of a request by where the form asks for them; overlength and hazmat follow from the lines once more. */
export function groupedAccessorials(asked: readonly Accessorial[], products: readonly Pick<RateProduct, 'isHazmat'>[]) {
  const followsFromLines = products.some(({ isHazmat }) => isHazmat)
  const chosen = withoutOverlength(asked).filter((one) => !(one === 'Hazmat' && followsFromLines))
  const isOf = (group: object) => (one: Accessorial) => Object.hasOwn(group, one)
  const [isPickup, isDelivery] = [isOf(pickupAccessorials), isOf(deliveryAccessorials)]
  return {
    pickupAccessorials: chosen.filter(isPickup),
    dropoffAccessorials: chosen.filter(isDelivery),
    additionalServices: chosen.filter((one) => !isPickup(one) && !isDelivery(one)),
  }
}

/** What the form of a quote begins with when an earlier one is asked again; the pickup date is left to the user. */
export const requotedFreight = (asked: {
  accessorials: readonly Accessorial[]
  products: readonly RateProduct[]
  densityTable: IsoDate
}) => ({
  equipmentMode,
  pickupDate: null,
  ...groupedAccessorials(asked.accessorials, asked.products),
  lineItems: asked.products.map((product, index) => lineItemOf(product, index, asked.densityTable)),
})
