import { failedReset } from '@lanewise/contract/auth'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { Navigate, Link as RouterLink, useNavigate, useSearchParams } from 'react-router'
import { config } from '#platform/config.ts'
import { newWatch, resetAddress, signInAfterReset, useResetWatch } from '#platform/session/password-reset.ts'
import { currentPath } from '#platform/session/redirect-url.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { Link } from '#ui/action/Link.tsx'
import { Spinner } from '#ui/action/Spinner.tsx'
import { FullPageLoader } from '#ui/feedback/FullPageLoader.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { TwoHalves } from './TwoHalves.tsx'

const watchKey = 'password-reset-watch'

/** Redirect screen: shows a loader and sends the user to the password reset page of the identity provider. (AUTH-10) */
export default function ForgotPasswordPage() {
  const [params] = useSearchParams()
  return params.get('waiting') === '1' ? <Waiting /> : <Leaving loginHint={params.get('login_hint')} />
}

type LeavingProps = { loginHint: string | null; identity?: typeof config.identity; go?: (url: string) => void }

export function Leaving({ loginHint, identity = config.identity, go = leave }: LeavingProps) {
  const [watch] = useState(newWatch)
  const address = resetAddress(identity, { loginHint, watch })
  useEffect(() => {
    if (!address) return
    sessionStorage.setItem(watchKey, watch)
    go(address)
  }, [address, watch, go])
  return address ? <FullPageLoader /> : <Navigate to="/" replace />
}

const leave = (url: string) => location.assign(url)

/** The email has been sent. This tab signs in by itself as soon as the user has chosen the new password. */
function Waiting() {
  const session = useSession()
  const navigate = useNavigate()
  const { error } = useSnackbar()
  const [watch] = useState(() => sessionStorage.getItem(watchKey))
  useResetWatch({
    watch,
    onCompleted: () => {
      sessionStorage.removeItem(watchKey)
      void signInAfterReset(session, currentPath())
    },
    onFailed: () => {
      sessionStorage.removeItem(watchKey)
      error(failedReset)
      void navigate('/')
    },
  })
  return (
    <TwoHalves
      foot={
        <Link component={RouterLink} to="/">
          Back to sign-in
        </Link>
      }
    >
      <h1>Check your email</h1>
      <p>If an account exists for this address, we have sent a link. Use it to choose a new password.</p>
      <Note role="status">
        {watch ? (
          <>
            <Spinner /> This page continues automatically
          </>
        ) : (
          'You can close this page'
        )}
      </Note>
    </TwoHalves>
  )
}

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: theme.vars.palette.text.tertiary,
}))
