import { serviceName } from '#connectors/rates/spot/service/response.ts'
import type { SpotServiceSettings } from '#connectors/rates/spot/service/wire.ts'
import type { BookingPartner } from '../booking-partner.ts'
import { ownInterface } from '../own-interface/own-interface.ts'

export const spotServiceBooking = ({ url, key, timeoutMs }: SpotServiceSettings): BookingPartner =>
  ownInterface({
    name: serviceName,
    sources: ['Spot'],
    timeoutMs,
    url: `${url}/bookings`,
    headers: key === null ? {} : { authorization: `Bearer ${key}` },
  })
