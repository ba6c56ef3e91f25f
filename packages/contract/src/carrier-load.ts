import { z } from 'zod'
import { ShipmentInformation } from './shipment-fields.ts'

const moment = z.iso.datetime()

/**
 * A shipment as a carrier sees it behind its personal link, for every kind of request. Contains nothing about other
 * carriers.
 */
export const CarrierLoad = z.object({
  companyName: z.string(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }).nullable(),
  carrierName: z.string(),
  dotNumber: z.string().nullable(),
  sentTo: z.string().nullable(),
  sentAt: moment,
  expiresAt: moment,
  /** Server time, so that countdowns are correct even if the device clock is wrong. */
  now: moment,
  commodities: z.array(z.string()),
  load: ShipmentInformation.pick({
    shipmentNumber: true,
    shippingMode: true,
    equipmentMode: true,
    equipmentTypes: true,
    totalDistance: true,
    estimatedTimeSeconds: true,
    pallets: true,
    packages: true,
    weight: true,
    isHazmat: true,
    isTeamRequired: true,
    reeferTemperatureMin: true,
    reeferTemperatureMax: true,
    trackingRequirements: true,
    stops: true,
  }),
  line: z.array(z.tuple([z.number(), z.number()])),
})
export type CarrierLoad = z.output<typeof CarrierLoad>
