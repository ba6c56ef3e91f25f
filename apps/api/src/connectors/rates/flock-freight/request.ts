import {
  productClass,
  productsLinearFeet,
  productWeight,
  type RateAsk,
  type RateProduct,
  type RateStop,
} from '@lanewise/domain/rating/ask'
import { roundHalfUp } from '@lanewise/domain/shared/units'
import { toHazmat } from '#connectors/rates/partner-fields.ts'

/** Converts a RateAsk to the shape described in README.md in this folder. */
export function toFlockFreight(ask: RateAsk) {
  const [pickup, dropoff] = ask.stops
  return {
    mode: ask.shippingMode,
    pickup: { ...toPlace(pickup), date: ask.shippingDate },
    delivery: toPlace(dropoff),
    linearFeet: productsLinearFeet(ask.products),
    handlingUnits: ask.products.map((product) => toHandlingUnit(product, ask)),
    services: [...new Set(ask.accessorials)],
    hazmat: ask.isHazmatRequired || ask.products.some(({ isHazmat }) => isHazmat),
  }
}

const toPlace = ({ zip, city, state, country }: RateStop) => ({ postalCode: zip, city, state, country })

function toHandlingUnit(product: RateProduct, { shippingDate }: RateAsk) {
  return {
    description: product.description,
    packaging: product.packagingType,
    count: product.palletCount,
    pieces: product.count,
    weight: roundHalfUp(productWeight(product), 2),
    length: product.length,
    width: product.width,
    height: product.height,
    stackable: product.isStackable,
    freightClass: productClass(product, shippingDate),
    nmfc: product.nmfcNumber,
    hazmat: product.isHazmat ? toHazmat(product) : null,
  }
}
