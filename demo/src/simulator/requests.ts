import { shareOf } from './chance.ts'
import type { answerRateRequest, getRequestedLoad } from './portal.gen.ts'

type Load = Awaited<ReturnType<typeof getRequestedLoad>>
export type Requested = Pick<Load, 'carrierName' | 'sentAt' | 'expiresAt'> & {
  own: Pick<Load['own'], 'state'>
  load: Pick<Load['load'], 'shipmentNumber' | 'totalDistance' | 'equipmentMode' | 'weight'>
}
/** A carrier's reply to a rate request and the time of that reply. null if it does not reply or already has. */
export type Reply = { at: number; answer: Parameters<typeof answerRateRequest>[1]['body'] } | null

const offeredShare = 0.72
const declinedShare = 0.16
const minute = 60_000
/** Dollars per mile including fuel, by equipment. */
const perMile: Readonly<Record<number, number>> = { 1: 2.35, 2: 2.8, 3: 2.95 }
const leastDollars = 380
const milesADay = 500
const notes = [
  'Truck empties near the shipper',
  'Driver can wait two hours at each dock',
  'Rate is good for this load only',
]

/** Most carriers offer a slightly different rate, some decline, and a few never reply. */
export function replyTo(request: Requested, { seed, speed }: { seed: number; speed: number }): Reply {
  const { load, carrierName, sentAt, expiresAt, own } = request
  const draw = (word: string) => shareOf(seed, load.shipmentNumber, carrierName, word)
  const share = draw('reply')
  if (own.state !== 'Pending' || share >= offeredShare + declinedShare) return null
  const [sent, over] = [Date.parse(sentAt), Date.parse(expiresAt)]
  const at = sent + Math.min((3 + draw('minutes') * 40) * (minute / speed), (over - sent) * 0.8)
  if (share >= offeredShare) return { at, answer: { answer: 'Declined', note: null } }
  const miles = load.totalDistance ?? 250
  const price = miles * (perMile[load.equipmentMode] ?? 2.5) * (0.88 + draw('price') * 0.3)
  const note = draw('note') < 0.3 ? (notes[Math.floor(draw('words') * notes.length)] ?? null) : null
  return {
    at,
    answer: {
      answer: 'Offered',
      total: Math.max(leastDollars, Math.round(price / 5) * 5),
      transitDays: Math.max(1, Math.ceil(miles / milesADay)),
      note,
    },
  }
}
