import { type Letter, openMailbox } from './mailbox.ts'
import { decisionOn } from './offers.ts'
import {
  answerOffer,
  answerRateRequest,
  getOfferedLoad,
  getRequestedLoad,
  type Portal,
  PortalRefusal,
} from './portal.gen.ts'
import { replyTo } from './requests.ts'

export type Chances = { seed: number; speed: number }

/**
 * A scheduled answer. `whose` identifies the shipment and the carrier, because several links can belong to the same
 * request.
 */
type Planned = { at: number; whose: string; send: (portal: Portal) => Promise<unknown> }

/** Opens the emailed links of tenders and rate requests and answers them when they are due. */
export function openDispatch(baseUrl: string, chances: Chances) {
  const mailbox = openMailbox(baseUrl)
  const waiting = new Map<string, Planned>()
  const unread: Letter[] = []
  return {
    work: async (now: number, signal?: AbortSignal) => {
      const portal = { baseUrl, ...(signal && { signal }) }
      unread.push(...(await mailbox.newLetters(signal)))
      for (let letter = unread[0]; letter; letter = unread[0]) {
        const planned = await unlessGone(() =>
          plans[(letter as Letter).kind](portal, (letter as Letter).token, chances),
        )
        if (planned) waiting.set(planned.whose, planned)
        unread.shift()
      }
      for (const [whose, { at, send }] of waiting) {
        if (at > now) continue
        await unlessGone(() => send(portal))
        waiting.delete(whose)
      }
    },
  }
}

type Plan = (portal: Portal, token: string, chances: Chances) => Promise<Planned | null>

const plans: Readonly<Record<Letter['kind'], Plan>> = {
  tenders: async (portal, token, chances) => {
    const decision = decisionOn(await getOfferedLoad(portal, { params: { token } }), chances)
    if (!decision) return null
    const { at, answer: body } = decision
    return { at, whose: token, send: (then) => answerOffer(then, { params: { token }, body }) }
  },
  'rate-requests': async (portal, token, chances) => {
    const request = await getRequestedLoad(portal, { params: { token } })
    const reply = replyTo(request, chances)
    if (!reply) return null
    const { at, answer: body } = reply
    // Every contact of a carrier gets a link, but only one of them replies.
    const whose = `${request.load.shipmentNumber}/${request.carrierName}/${request.sentAt}`
    return { at, whose, send: (then) => answerRateRequest(then, { params: { token }, body }) }
  },
}

/** Returns null if the offer was already answered, withdrawn or has expired. */
async function unlessGone<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof PortalRefusal && [404, 409, 410].includes(error.status)) return null
    throw error
  }
}
