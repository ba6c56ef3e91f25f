import { styled } from '@mui/material/styles'
import { TriangleAlert } from 'lucide-react'
import { Button } from '#ui/action/Button.tsx'
import { PageTitle } from './PageTitle.tsx'

/**
 * Page shown after a render error inside a route. Home is a full page load, because outdated code may have caused the
 * error. (ROUTE-38)
 */
export function FallbackPage({ goTo = (path) => location.assign(path) }: { goTo?: (path: string) => void }) {
  return (
    <Centre>
      <PageTitle name="Error" />
      <TriangleAlert aria-hidden />
      <h1>Whoops! Something Went Wrong</h1>
      <p>This screen could not be shown. The rest of the portal still works.</p>
      <Button kind="primary" onClick={() => goTo('/')}>
        Return to Home Page
      </Button>
    </Centre>
  )
}

const Centre = styled('div')(({ theme }) => ({
  minHeight: '70dvh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  padding: 24,
  textAlign: 'center',
  '& > svg': { width: 24, height: 24, marginBottom: 4, color: theme.vars.palette.late.icon },
  '& h1': theme.typography.h1,
  '& p': { color: theme.vars.palette.text.secondary },
  '& button': { marginTop: 12 },
}))
