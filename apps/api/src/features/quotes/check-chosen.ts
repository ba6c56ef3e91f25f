import type { ChosenQuote } from '@lanewise/contract/quote-form'
import { formatInZone } from '@lanewise/domain/shared/calendar'
import { isRateActive } from '#features/lanes/index.ts'
import { type Context, todayOf } from '#platform/context.ts'
import { findRate } from './asking/rates.queries.ts'
import { findSpotQuote } from './spot/spot.queries.ts'

type Checked = { isValid: boolean; reason: string | null }

/** Checks whether a chosen rate is still valid, using only stored data. Prices sent by the browser are ignored. */
export async function checkChosenQuote(ctx: Context, chosen: ChosenQuote): Promise<Checked> {
  if ('internalQuote' in chosen) {
    const isActive = await isRateActive(ctx.db, chosen.internalQuote.id, todayOf(ctx))
    return isActive ? valid : because('This contracted rate is no longer active. Request new rates.')
  }
  const stored =
    'spotQuote' in chosen
      ? await findSpotQuote(ctx.db, chosen.spotQuote.id)
      : await findRate(ctx.db, chosen.integratedQuote.quoteId, chosen.integratedQuote.id)
  if (!stored) return because('This rate is not known. Request new rates.')
  return stored.expiresAt > ctx.now ? valid : because(expired(stored.expiresAt, ctx.user.timeZone))
}

const valid: Checked = { isValid: true, reason: null }
const because = (reason: string): Checked => ({ isValid: false, reason })

/** Message with the expiry time in the company's time zone. */
const expired = (at: Date, zone: string) =>
  `This rate expired on ${formatInZone(at, zone, 'MM/dd/yyyy')} at ${formatInZone(at, zone, 'h:mm a ZZZZ')}. Request new rates.`
