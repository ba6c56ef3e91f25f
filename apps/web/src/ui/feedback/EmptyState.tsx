import { styled } from '@mui/material/styles'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#ui/action/Link.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'

export type EmptyStateProps = {
  text: string
  icon?: ReactNode
  /** One helpful action, for example a link that clears the filters. */
  action?: ReactNode
}

export function EmptyState({ text, icon = <SearchX />, action }: EmptyStateProps) {
  return (
    <Center role="status">
      {icon}
      <p>{text}</p>
      {action}
    </Center>
  )
}

export const Center = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  padding: '32px 16px',
  textAlign: 'center',
  fontWeight: 500,
  '& > svg': { width: 20, height: 20, color: theme.vars.palette.text.tertiary },
  '& > a': { padding: '4px 8px', fontSize: 12, lineHeight: '16px', [TOUCH]: { padding: '14px 8px' } },
  '&[data-error] > svg': { color: theme.vars.palette.late.icon },
}))

/** The one thing to do from an empty or failed list. */
export const NoticeAction = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Link component="button" type="button" onClick={onClick}>
    {label}
  </Link>
)
