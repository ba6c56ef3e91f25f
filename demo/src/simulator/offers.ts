import { shareOf } from './chance.ts'
import type { answerOffer, getOfferedLoad } from './portal.gen.ts'
import { mostWatchedSpeed } from './trouble.ts'

export type Offered = Pick<Awaited<ReturnType<typeof getOfferedLoad>>, 'carrierName' | 'sentAt' | 'expiresAt'> & {
  load: { shipmentNumber: string }
}
export type OfferAnswer = Parameters<typeof answerOffer>[1]['body']
/** A carrier's answer to a tender and the time of that answer. null if it lets the tender expire. */
export type Decision = { at: number; answer: OfferAnswer } | null

const acceptedShare = 0.8
/**
 * Share of carriers that make up their mind only near the end of the time they have, however fast the simulator runs, so
 * that somebody who looks at a demo finds open tenders.
 */
const hesitantShare = 0.4
const rejectedShare = 0.14
const reasons = ['NoCapacity', 'NoEquipment', 'DriverHours', 'Rate'] as const
const minute = 60_000

/**
 * Most tenders are accepted, some are rejected, and a few are ignored. Answers always come before the tender expires.
 */
export function decisionOn(
  { load, carrierName, sentAt, expiresAt }: Offered,
  { seed, speed }: { seed: number; speed: number },
): Decision {
  const draw = (word: string) => shareOf(seed, load.shipmentNumber, carrierName, word)
  const share = draw('answer')
  if (share >= acceptedShare + rejectedShare) return null
  const [sent, over] = [Date.parse(sentAt), Date.parse(expiresAt)]
  const soon = Math.min((2 + draw('minutes') * 25) * (minute / speed), (over - sent) * 0.8)
  const isHesitant = speed <= mostWatchedSpeed && draw('hesitates') < hesitantShare
  const at = sent + (isHesitant ? (over - sent) * (0.6 + draw('minutes') * 0.35) : soon)
  if (share < acceptedShare) return { at, answer: { answer: 'Accepted' } }
  const rejectReason = reasons[Math.floor(draw('reason') * reasons.length)] ?? 'NoCapacity'
  return { at, answer: { answer: 'Rejected', rejectReason } }
}
