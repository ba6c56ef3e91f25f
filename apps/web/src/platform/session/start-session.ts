import { unknownError } from '@lanewise/contract/messages'
import type { PortalConfig } from '#platform/config.ts'
import { takeRememberedPath } from './redirect-url.ts'
import type { Session } from './session.ts'

type Start = {
  codes: Pick<PortalConfig['identity'], 'resetDoneCode' | 'forgotCode'>
  /** True when the path opens without a sign-in. */
  isOpen: (pathname: string) => boolean
  place?: Pick<Location, 'href' | 'pathname' | 'search'>
}

/**
 * Starts the session before any routing decision: completes a returning sign-in, or loads the user. Returns the path to
 * continue at.
 */
export async function startSession(session: Session, { codes, isOpen, place = location }: Start) {
  const answer = new URLSearchParams(place.search)
  if (place.pathname !== '/' || !answer.has('state')) {
    await session.load({ mayAskToSignIn: !isOpen(place.pathname) })
    return null
  }
  return answer.has('error') ? afterFailure(session, answer, codes) : afterReturn(session, place.href)
}

async function afterReturn(session: Session, url: string): Promise<string> {
  try {
    await session.identity.complete(url)
  } catch {
    session.fail(unknownError)
    return '/'
  }
  await session.load()
  const { status } = session.state()
  if (status === 'signed-in') return takeRememberedPath() ?? '/dashboard'
  // The provider authenticated the person, but the portal has no active account for them.
  if (status === 'anonymous') session.fail(unknownError)
  return '/'
}

/** Result of a failed sign-in. Some providers put their error code into the description. (AUTH-7 to AUTH-9) */
function afterFailure(session: Session, answer: URLSearchParams, { resetDoneCode, forgotCode }: Start['codes']) {
  const errorCodes = [answer.get('error'), ...(answer.get('error_description')?.split(/[^\w.-]+/) ?? [])]
  const isForgotten = errorCodes.includes(forgotCode)
  session.fail(isForgotten || errorCodes.includes(resetDoneCode) ? undefined : unknownError)
  return isForgotten ? '/forgotpassword' : '/'
}
