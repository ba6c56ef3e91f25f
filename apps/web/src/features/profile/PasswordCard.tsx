import { failedReset } from '@lanewise/contract/auth'
import { styled } from '@mui/material/styles'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { config } from '#platform/config.ts'
import { newWatch, resetAddress, signInAfterReset, useResetWatch } from '#platform/session/password-reset.ts'
import { currentPath } from '#platform/session/redirect-url.ts'
import { useSession } from '#platform/session/SessionProvider.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Spinner } from '#ui/action/Spinner.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { Card } from '#ui/layout/Card.tsx'

type PasswordCardProps = { emailAddress: string; identity?: typeof config.identity }

/**
 * The identity provider owns the password. Its reset page opens in a new tab, and this screen continues when the reset
 * is done.
 */
export function PasswordCard({ emailAddress, identity = config.identity }: PasswordCardProps) {
  const { isWaiting, start, stop } = usePasswordChange(emailAddress, identity)
  return (
    <Card title="Password">
      <Stack>
        <p>{identity.resetUrl ? hints.ours : hints.theirs}</p>
        {isWaiting && (
          <Waiting role="status">
            <Spinner /> Waiting for the new password
            <Button size="small" kind="ghost" onClick={stop}>
              Stop waiting
            </Button>
          </Waiting>
        )}
        {identity.resetUrl && !isWaiting && (
          <Button icon={<KeyRound />} onClick={start}>
            Change password
          </Button>
        )}
      </Stack>
    </Card>
  )
}

const hints = {
  ours: 'Opens the sign-in service in a new tab. Once you set a new password, you are signed in here with it.',
  theirs: 'Your company’s sign-in service keeps your password. Change it there.',
}

function usePasswordChange(loginHint: string, identity: typeof config.identity) {
  const session = useSession()
  const { error } = useSnackbar()
  const [watch, setWatch] = useState<string | null>(null)
  const stop = () => setWatch(null)
  useResetWatch({
    watch,
    beginsLater: true,
    onCompleted: () => {
      stop()
      void signInAfterReset(session, currentPath())
    },
    onFailed: () => {
      stop()
      error(failedReset)
    },
  })
  const start = () => {
    const made = newWatch()
    const address = resetAddress(identity, { loginHint, watch: made })
    if (address) window.open(address, '_blank', 'noopener')
    // Other identity providers do not report the progress of a reset.
    if (identity.embedded) setWatch(made)
  }
  return { isWaiting: watch !== null, start, stop }
}

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  '& > p': { color: theme.vars.palette.text.secondary },
}))

const Waiting = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 32 })
