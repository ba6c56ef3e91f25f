import { shareOf } from './chance.ts'
import type { answerOffer, getOfferedLoad } from './portal.gen.ts'

export type Offered = Pick<Awaited<ReturnType<typeof getOfferedLoad>>, 'carrierName' | 'sentAt' | 'expiresAt'> & {
  load: { shipmentNumber: string }
}
export type Said = Parameters<typeof answerOffer>[1]['body']
/** What a carrier will say, and when; null where it lets the time run out. */
export type Decision = { at: number; said: Said } | null

const acceptedShare = 0.8
const rejectedShare = 0.14
const reasons = ['NoCapacity', 'NoEquipment', 'DriverHours', 'Rate'] as const
const minute = 60_000

/** Most offers are accepted, some rejected, and a few forgotten; always before their time is over. */
export function decisionOn(
  { load, carrierName, sentAt, expiresAt }: Offered,
  { seed, speed }: { seed: number; speed: number },
): Decision {
  const draw = (word: string) => shareOf(seed, load.shipmentNumber, carrierName, word)
  const share = draw('answer')
  if (share >= acceptedShare + rejectedShare) return null
  const [sent, over] = [Date.parse(sentAt), Date.parse(expiresAt)]
  const at = sent + Math.min((2 + draw('minutes') * 25) * (minute / speed), (over - sent) * 0.8)
  if (share < acceptedShare) return { at, said: { answer: 'Accepted' } }
  const rejectReason = reasons[Math.floor(draw('reason') * reasons.length)] ?? 'NoCapacity'
  return { at, said: { answer: 'Rejected', rejectReason } }
}
