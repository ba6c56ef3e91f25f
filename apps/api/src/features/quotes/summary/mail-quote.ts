import type { CheckedInput } from '@lanewise/contract/operation'
import type { mailQuote as operation } from '@lanewise/contract/quotes'
import type { RoutingEngine } from '@lanewise/domain/mileage/routing-engine'
import { cityText } from '@lanewise/domain/places/place-name'
import { formatDate } from '@lanewise/domain/shared/format'
import type { Context, Work } from '#platform/context.ts'
import { refuseIssues } from '#platform/refuse.ts'
import { findQuote } from '../quotes.queries.ts'
import { summaryFile } from './print-summary.ts'
import type { PrintedRate } from './summary-rates.ts'

type Body = CheckedInput<typeof operation>['body']
type File = Awaited<ReturnType<typeof summaryFile>>

/** Mails the summary of a quote with customer prices. The file is drawn outside of the transaction that mails it. */
export async function mailQuote(engine: RoutingEngine, work: Work, { to, message, ...body }: Body) {
  const file = await summaryFile(engine, work, { ...body, prices: 'Customer' })
  const offered = [...file.rates.ltl, ...file.rates.contract, ...file.rates.spot]
  if (offered.length === 0) refuseIssues([{ path: ['quoteId'], message: 'This quote has no rates to mail' }])
  await work.transaction(async (ctx) => {
    ctx.mail({
      companyId: ctx.user.companyId,
      kind: 'quote',
      to,
      subject: subjectOf(ctx, body, file),
      paragraphs: [
        ...(message ? message.split(/\n{2,}/) : []),
        introOf(ctx, body),
        ...offered.slice(0, MOST).map(lineOf),
      ],
      footer: 'Prices and carriers are in the attached file. They hold as long as the quote is valid.',
      attachments: [{ fileName: file.fileName, contentType: 'application/pdf', base64: file.base64 }],
    })
    await recordMail(ctx, body.quoteId, to)
  })
  return { to }
}

/** Rates named in the mail itself. The file has all of them. */
const MOST = 5

const subjectOf = ({ user }: Context, { details }: Pick<Body, 'details'>, { title }: File) =>
  `${title} from ${user.companyName}: ${laneOf(details)}`

function introOf({ user }: Context, { details }: Pick<Body, 'details'>): string {
  const pickup = details.pickupDate ? `, pickup ${formatDate(details.pickupDate, 'UTC')}` : ''
  return `${user.companyName} quotes ${laneOf(details)}${pickup}:`
}

const laneOf = ({ pickupLocation, dropoffLocation }: Body['details']) =>
  [pickupLocation, dropoffLocation].map((place) => (place ? cityText(place) : 'any place')).join(' to ')

const lineOf = ({ name, service, transit, arrival, amount }: PrintedRate) =>
  `${amount}: ${[name, service, transit, arrival && `arrives ${arrival}`].filter(Boolean).join(', ')}`

/** The history of a kept quote says to whom it was mailed. */
async function recordMail(ctx: Context, quoteId: string | null, to: string) {
  const quote = quoteId === null ? undefined : await findQuote(ctx.db, quoteId)
  if (quote) ctx.record({ entity: 'quote', id: quote.id, name: quote.quoteNumber }, 'changed', { mailedTo: [null, to] })
}
