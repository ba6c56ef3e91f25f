import type { RateSettings, SpotSettings } from '#connectors/rates/sources.ts'
import type { BookingPartner } from './booking-partner.ts'
import { flockFreightBooking } from './flock-freight/flock-freight.ts'
import { mortonExpressBooking } from './morton-express/morton-express.ts'
import { project44Booking } from './project44/project44.ts'
import { spotServiceBooking } from './spot/spot-service.ts'

/** Partners that provide rates also book them, with the same API keys. */
export type BookingSettings = RateSettings & SpotSettings & { P44_BOOKING_TIMEOUT_MS: number }

/** All booking partners, created once per process. */
export const bookingPartners = (settings: BookingSettings): BookingPartner[] => [
  ...project44Of(settings),
  ...others(settings),
]

function project44Of({ P44_CLIENT_ID, P44_CLIENT_SECRET, P44_URL, P44_BOOKING_TIMEOUT_MS }: BookingSettings) {
  if (!P44_CLIENT_ID || !P44_CLIENT_SECRET) return []
  return project44Booking({
    url: withoutSlash(P44_URL),
    clientId: P44_CLIENT_ID,
    clientSecret: P44_CLIENT_SECRET,
    timeoutMs: P44_BOOKING_TIMEOUT_MS,
  })
}

function others(settings: BookingSettings): BookingPartner[] {
  const { FLOCK_URL, FLOCK_API_KEY, MORTON_URL, MORTON_API_KEY, SPOT_RATE_URL, SPOT_RATE_KEY } = settings
  const partners: BookingPartner[] = []
  if (FLOCK_URL && FLOCK_API_KEY) {
    const timeoutMs = settings.FLOCK_TIMEOUT_MS
    partners.push(flockFreightBooking({ url: withoutSlash(FLOCK_URL), apiKey: FLOCK_API_KEY, timeoutMs }))
  }
  if (MORTON_URL && MORTON_API_KEY) {
    const timeoutMs = settings.MORTON_TIMEOUT_MS
    partners.push(mortonExpressBooking({ url: withoutSlash(MORTON_URL), apiKey: MORTON_API_KEY, timeoutMs }))
  }
  if (SPOT_RATE_URL) {
    const timeoutMs = settings.SPOT_RATE_TIMEOUT_MS
    partners.push(spotServiceBooking({ url: withoutSlash(SPOT_RATE_URL), key: SPOT_RATE_KEY ?? null, timeoutMs }))
  }
  return partners
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')
