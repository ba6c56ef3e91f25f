import { trackingLanding } from '@lanewise/domain/tracking/public/address'
import { styled } from '@mui/material/styles'
import { ArrowRight, MapPinned } from 'lucide-react'
import { useEffect } from 'react'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { config } from '#platform/config.ts'
import { Button } from '#ui/action/Button.tsx'
import { Link } from '#ui/action/Link.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import { TwoHalves } from './TwoHalves.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Login page: one button that hands over to the identity provider. (AUTH-3) */
export default function LoginPage() {
  const { signIn, isLeaving, failure } = useSignIn()
  const [params] = useSearchParams()
  const isAtOnce = params.get('signin') === 'now'
  // After an activation or a reset, the identity provider already knows the user.
  useEffect(() => {
    if (isAtOnce) void signIn()
  }, [isAtOnce, signIn])
  return (
    <TwoHalves foot={<Links />}>
      <h1>Sign in to {config.productName}</h1>
      <p>You sign in on your company’s sign-in page and then return here.</p>
      {failure && (
        <Alert tone="late" live>
          {failure}
        </Alert>
      )}
      <Button kind="primary" size="large" endIcon={<ArrowRight />} loading={isLeaving} onClick={() => void signIn()}>
        Sign In
      </Button>
      <Or>No account needed</Or>
      <Button size="large" icon={<MapPinned />} component={RouterLink} to={trackingLanding}>
        Track Your Shipment
      </Button>
    </TwoHalves>
  )
}

const Or = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginTop: 12,
  color: theme.vars.palette.text.tertiary,
  '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${theme.vars.palette.divider}` },
}))

const Links = () => (
  <>
    {config.identity.resetUrl && (
      <Link component={RouterLink} to="/forgotpassword">
        Forgot password
      </Link>
    )}
    {config.supportUrl && (
      <Link href={config.supportUrl} target="_blank" rel="noopener noreferrer">
        Help center
      </Link>
    )}
  </>
)
