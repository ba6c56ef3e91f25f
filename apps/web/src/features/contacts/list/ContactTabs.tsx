import { styled } from '@mui/material/styles'
import { radius } from '#ui/theme/tokens.ts'
import { type ContactFilter, contactTabs } from './contact-filter.ts'

/** Which contacts are listed. */
export function ContactTabs({ type, onChange }: ContactFilter) {
  return (
    <Bar aria-label="Contacts shown">
      {contactTabs.map((tab) => (
        <Tab
          key={tab.label}
          type="button"
          aria-current={tab.type === type || undefined}
          onClick={() => onChange(tab.type ? [tab.type] : [])}
        >
          {tab.label}
        </Tab>
      ))}
    </Bar>
  )
}

const Bar = styled('nav')({ display: 'flex', minWidth: 0 })

const Tab = styled('button')(({ theme }) => ({
  height: 36,
  padding: '0 10px',
  border: 0,
  borderRadius: radius.badge,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover, &[aria-current]': { color: theme.vars.palette.text.primary },
  '&[aria-current]': {
    borderRadius: 0,
    boxShadow: `inset 0 -2px ${theme.vars.palette.accent.main}`,
  },
}))
