import { checkActivation, invalidActivation } from '@lanewise/contract/auth'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { errorText, isRefusal } from '#platform/query/problem.ts'
import { query, useOperationQuery } from '#platform/query/query.ts'
import { Button } from '#ui/action/Button.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { FullPageLoader } from '#ui/feedback/FullPageLoader.tsx'
import { TwoHalves } from './TwoHalves.tsx'

/** Checks the activation link and hands over to the identity provider, where the user sets the password. (AUTH-17) */
export default function ActivateUserPage() {
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const { data, status, error, refetch } = useOperationQuery(query(checkActivation, { params: { token } }))
  useEffect(() => {
    if (data) location.assign(data.continueAt)
  }, [data])
  if (status !== 'error') return <FullPageLoader />
  // An unreachable server says nothing about whether the link is valid.
  if (!isRefusal(error)) {
    return (
      <TwoHalves>
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
      </TwoHalves>
    )
  }
  return (
    <TwoHalves>
      <h1>{invalidActivation}</h1>
      <p>Ask the person who invited you for a new one.</p>
      <Button kind="primary" size="large" onClick={() => void navigate('/')}>
        Sign In
      </Button>
    </TwoHalves>
  )
}
