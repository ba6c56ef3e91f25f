import { z } from 'zod'
import { ShipmentInformation } from './shipment-fields.ts'

const moment = z.iso.datetime()

/** What a carrier sees of a load behind its personal link, whatever it is asked; nothing of other carriers. */
export const CarrierLoad = z.object({
  companyName: z.string(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }).nullable(),
  carrierName: z.string(),
  dotNumber: z.string().nullable(),
  sentTo: z.string().nullable(),
  sentAt: moment,
  expiresAt: moment,
  /** By the clock of the server, so that a wrong one of the device counts right. */
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
