import { productClass, productWeight, type RateAsk, type RateProduct, type RateStop } from '@lanewise/domain/rating/ask'
import { roundHalfUp } from '@lanewise/domain/shared/units'
import { toHazmat } from '#connectors/rates/partner-fields.ts'

/** Converts a RateAsk to the shape described in README.md in this folder. */
export function toMortonExpress(ask: RateAsk) {
  const [pickup, dropoff] = ask.stops
  return {
    shipDate: ask.shippingDate,
    shippingMode: ask.shippingMode,
    origin: toPlace(pickup),
    destination: toPlace(dropoff),
    miles: ask.miles,
    items: ask.products.map((product) => toItem(product, ask)),
    accessorials: [...new Set(ask.accessorials)],
  }
}

const toPlace = ({ zip, city, state, country }: RateStop) => ({ zip, city, state, country })

function toItem(product: RateProduct, { shippingDate }: RateAsk) {
  return {
    description: product.description,
    packageType: product.packagingType,
    pallets: product.palletCount,
    packages: product.count,
    weightLbs: roundHalfUp(productWeight(product), 2),
    lengthIn: product.length,
    widthIn: product.width,
    heightIn: product.height,
    isStackable: product.isStackable,
    freightClass: productClass(product, shippingDate),
    nmfcNumber: product.nmfcNumber,
    isHazmat: product.isHazmat,
    ...(product.isHazmat ? toHazmat(product) : {}),
  }
}
