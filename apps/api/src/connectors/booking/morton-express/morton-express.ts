import { rateSources } from '@lanewise/domain/rating/rate-sources'
import type { MortonSettings } from '#connectors/rates/morton-express/wire.ts'
import type { BookingPartner } from '../booking-partner.ts'
import { ownInterface } from '../own-interface/own-interface.ts'
import { fromPickupToDropoff } from '../refusals.ts'

export const mortonExpressBooking = ({ url, apiKey, timeoutMs }: MortonSettings): BookingPartner =>
  fromPickupToDropoff(
    ownInterface({
      name: rateSources.MortonExpress,
      sources: ['MortonExpress'],
      timeoutMs,
      url: `${url}/bookings`,
      headers: { 'x-api-key': apiKey },
    }),
  )
