import { styled } from '@mui/material/styles'
import { TriangleAlert } from 'lucide-react'
import { Button } from '#ui/action/Button.tsx'
import { PageTitle } from './PageTitle.tsx'

/** What a render error inside a route leaves behind (ROUTE-38). */
export function FallbackPage() {
  return (
    <Centre>
      <PageTitle name="Error" />
      <TriangleAlert aria-hidden />
      <h1>Whoops! Something Went Wrong</h1>
      <p>The rest of the portal still works.</p>
      <Button kind="primary" onClick={() => location.assign('/')}>
        Return to Home Page
      </Button>
    </Centre>
  )
}

const Centre = styled('main')(({ theme }) => ({
  minHeight: '60vh',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: 24,
  textAlign: 'center',
  '& h1': { ...theme.typography.h1, margin: 0 },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& > svg': { width: 24, height: 24, color: theme.vars.palette.late.icon },
}))
