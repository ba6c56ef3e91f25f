import { styled } from '@mui/material/styles'
import MuiTab from '@mui/material/Tab'
import MuiTabs from '@mui/material/Tabs'
import { type ReactNode, useId } from 'react'

type TabsProps = {
  label: string
  names: readonly string[]
  value: number
  onChange: (index: number) => void
  children: ReactNode
}

/** Tabs within a dialog or card. Arrow keys move between them. */
export function Tabs({ label, names, value, onChange, children }: TabsProps) {
  const id = useId()
  return (
    <div>
      <MuiTabs
        aria-label={label}
        value={value}
        onChange={(_event, index: number) => onChange(index)}
        selectionFollowsFocus
      >
        {names.map((name, index) => (
          <MuiTab
            key={name}
            label={name}
            disableRipple
            id={`${id}-tab-${index}`}
            {...(index === value && { 'aria-controls': `${id}-panel` })}
          />
        ))}
      </MuiTabs>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${value}`}>
        {children}
      </Panel>
    </div>
  )
}

const Panel = styled('div')(({ theme }) => ({ paddingTop: 12, borderTop: `1px solid ${theme.vars.palette.divider}` }))
