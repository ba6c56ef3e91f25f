import { rateSources } from '@lanewise/domain/rating/rate-sources'
import type { FlockSettings } from '#connectors/rates/flock-freight/wire.ts'
import type { BookingPartner } from '../booking-partner.ts'
import { ownInterface } from '../own-interface/own-interface.ts'
import { fromPickupToDropoff } from '../refusals.ts'

export const flockFreightBooking = ({ url, apiKey, timeoutMs }: FlockSettings): BookingPartner =>
  fromPickupToDropoff(
    ownInterface({
      name: rateSources.FlockFreight,
      sources: ['FlockFreight'],
      timeoutMs,
      url: `${url}/v1/bookings`,
      headers: { authorization: `Bearer ${apiKey}` },
    }),
  )
