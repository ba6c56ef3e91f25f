import { z } from 'zod'
import { days, dollars, fields, list, moment, text, verbatim, wholeFields } from '../partner-fields.ts'

const message = fields({ severity: verbatim, message: text, diagnostic: text })

const quoteFields = {
  id: verbatim,
  capacityProviderAccountGroup: fields({ code: verbatim, accounts: list(fields({ code: verbatim })) }),
  carrierCode: verbatim,
  contractId: verbatim,
  capacityProviderQuoteNumber: verbatim,
  serviceLevel: fields({ code: verbatim, description: verbatim }),
  transitDays: days,
  transitDaysRange: fields({ min: days, max: days }),
  quoteExpirationDateTime: moment,
  currencyCode: verbatim,
  rateQuoteDetail: fields({
    charges: list(fields({ code: verbatim, description: text, amount: dollars })),
    total: dollars,
  }),
  requestedAccessorialServices: list(fields({ code: verbatim, status: verbatim })),
  errorMessages: list(message),
  infoMessages: list(message),
}

const quote = wholeFields(quoteFields)

/**
 * The fields of project44's answer that are used. Any of them may be missing or invalid, but the list of quotes must be
 * valid.
 */
export const Project44Answer = z.object({
  rateQuotes: z.array(wholeFields({ ...quoteFields, alternateRateQuotes: list(quote) })).nullish(),
})
export type Project44Answer = z.output<typeof Project44Answer>
export type Project44Quote = z.output<typeof quote>
