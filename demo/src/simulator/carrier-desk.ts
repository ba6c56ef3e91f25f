import { openMailbox } from './mailbox.ts'
import { type Decision, decisionOn } from './offers.ts'
import { answerOffer, getOfferedLoad, PortalRefusal } from './portal.gen.ts'

export type Chances = { seed: number; speed: number }

/** Opens the links of offers that came by mail and answers them when their time has come. */
export function openDesk(baseUrl: string, chances: Chances) {
  const mailbox = openMailbox(baseUrl)
  const waiting = new Map<string, Decision>()
  const unread: string[] = []
  return {
    work: async (now: number, signal?: AbortSignal) => {
      const portal = { baseUrl, ...(signal && { signal }) }
      unread.push(...(await mailbox.newOffers(signal)))
      for (let token = unread[0]; token; token = unread[0]) {
        const offered = await unlessGone(() => getOfferedLoad(portal, { params: { token: token as string } }))
        if (offered) waiting.set(token, decisionOn(offered, chances))
        unread.shift()
      }
      for (const [token, decision] of waiting) {
        if (decision && decision.at > now) continue
        if (decision) await unlessGone(() => answerOffer(portal, { params: { token }, body: decision.said }))
        waiting.delete(token)
      }
    },
  }
}

/** An offer may be answered, withdrawn or over by now. */
async function unlessGone<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof PortalRefusal && [404, 409, 410].includes(error.status)) return null
    throw error
  }
}
