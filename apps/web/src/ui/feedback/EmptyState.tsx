import { styled } from '@mui/material/styles'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'

export type EmptyStateProps = {
  /** The sentence that the requirement gives. */
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
  '&[data-error] > svg': { color: theme.vars.palette.late.icon },
}))
