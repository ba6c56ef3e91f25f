import { unknownError } from '@lanewise/contract/messages'
import type { PortalConfig } from '#platform/config.ts'
import { takeRememberedPath } from './redirect-url.ts'
import type { Session } from './session.ts'

type Place = Pick<Location, 'href' | 'pathname' | 'search'>

/** Brings the session up before any route decides: completes a returning sign-in, or loads the user. Answers where to go on. */
export async function startSession(
  session: Session,
  codes: Pick<PortalConfig['identity'], 'resetDoneCode' | 'forgotCode'>,
  place: Place = location,
): Promise<string | null> {
  const answer = new URLSearchParams(place.search)
  if (place.pathname !== '/' || !answer.has('state')) {
    await session.load()
    return null
  }
  if (answer.has('error')) return afterFailure(session, answer.get('error') ?? '', codes)
  try {
    await session.identity.complete(place.href)
  } catch {
    session.setState({ status: 'anonymous', failure: unknownError })
    return '/'
  }
  await session.load()
  return session.state().status === 'signed-in' ? (takeRememberedPath() ?? '/dashboard') : '/'
}

/** AUTH-7 to AUTH-9: what a failed sign-in leads to. */
async function afterFailure(
  session: Session,
  code: string,
  { resetDoneCode, forgotCode }: { resetDoneCode: string; forgotCode: string },
) {
  const failure = code === resetDoneCode || code === forgotCode ? {} : { failure: unknownError }
  session.setState({ status: 'anonymous', ...failure })
  return code === forgotCode ? '/forgotpassword' : '/'
}
