import { chargeTypeOf } from '#rating/accessorial-charges.ts'
import { type Accessorial, accessorialLabels, accessorials } from '#rating/accessorials.ts'
import { type Charge, flatCharge, totalOf } from '#rating/charges.ts'
import { unpricedOf } from '#rating/services/unpriced.ts'
import { formatMoney } from '#shared/format.ts'
import { type Cents, cents } from '#shared/units.ts'

/** A service requested for a truckload: an accessorial, or the lift gate that the trailer itself needs. */
export type TruckloadService = Accessorial | 'LiftGate'

export const truckloadServices: readonly TruckloadService[] = [...accessorials, 'LiftGate']

export const serviceLabel = (service: TruckloadService): string =>
  service === 'LiftGate' ? 'Lift Gate' : (accessorialLabels[service] ?? service)

/** Price of a service in the company's list, in dollars. Null where it is not sold for that kind of load. */
export type ListedService = { service: TruckloadService; truckload: number | null; partial: number | null }

type Requested = { accessorials: readonly Accessorial[]; isLiftGateRequired: boolean }

/** Services requested for a truckload. A lift gate at a stop already is one on the trailer. */
export function requestedServices({ accessorials: requested, isLiftGateRequired }: Requested): TruckloadService[] {
  const hasLiftGate = requested.some((one) => chargeTypeOf(one) === 'Liftgate')
  const services: readonly TruckloadService[] =
    isLiftGateRequired && !hasLiftGate ? [...requested, liftGate] : requested
  return [...new Set(services)]
}

type Offered = { totalCost: Cents; charges: readonly Charge[]; why: readonly string[] }
type Load = { services: readonly TruckloadService[]; prices: readonly ListedService[]; isPartial: boolean }

/**
 * Adds the requested services that an offer does not price itself, at the prices of the company's list. What the list
 * does not name either stays out of the price and is returned. (DEF-130)
 */
export function withServices<O extends Offered>(offer: O, { services, prices, isPartial }: Load) {
  const side = isPartial ? 'partial' : 'truckload'
  const open = services.filter((service) => !isPriced(service, offer.charges))
  const listed = open.flatMap((service) => {
    const dollars = prices.find((one) => one.service === service)?.[side] ?? null
    return dollars === null ? [] : [{ service, charge: chargeFor(service, cents(Math.round(dollars * 100))) }]
  })
  const added = listed.map(({ charge }) => charge)
  const charges = [...offer.charges, ...added]
  return {
    ...offer,
    charges,
    totalCost: totalOf(charges),
    why: [
      ...offer.why,
      ...added.map(({ description, total }) => `${description} by price list: ${formatMoney(total)}`),
    ],
    unpriced: open.filter((service) => !listed.some((one) => one.service === service)),
  }
}

const liftGate = 'LiftGate' satisfies TruckloadService

const isPriced = (service: TruckloadService, charges: readonly Charge[]) =>
  service === liftGate
    ? charges.some(({ chargeType }) => chargeType === 'Liftgate')
    : unpricedOf([service], { charges }).length === 0

const chargeFor = (service: TruckloadService, amount: Cents) =>
  flatCharge(service === liftGate ? 'Liftgate' : chargeTypeOf(service), amount, serviceLabel(service))

/** "Inside Delivery, Lift Gate not included". Null when nothing is missing. (DEF-130) */
export const notIncludedText = (services: readonly string[]): string | null =>
  services.length === 0 ? null : `${services.join(', ')} not included`
